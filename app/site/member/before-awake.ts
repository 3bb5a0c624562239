import { DRAFTS } from '#app/domain/kept-in-tab.ts'
import { CARD_CACHE } from '#app/domain/offline-card.ts'
import { BEGUN, HEARD_BEFORE, SIGN_OUT, TAB_CHANNEL } from './tab-channel.ts'

/**
 * What a member's page owes its reader before the application listens (`awake`), which may be never; from then on the
 * application does the same (`other-tabs.ts`, `tell-of-sign-out.ts`, `restored-page.ts`).
 *
 * - News of another tab wakes the page and is passed on once it is awake. Where the application cannot be loaded, the page
 *   is loaded again.
 * - Whoever signs out here leaves no draft and no card, and their other tabs hear of it.
 * - A page that the browser keeps (back/forward cache) is hidden when it is left, and loaded anew when it is shown again.
 */
export const beforeAwake =
  `(()=>{const heard=[],tabs=new BroadcastChannel('${TAB_CHANNEL}'),stop=new AbortController(),on=(name,listen)=>addEventListener(name,listen,{signal:stop.signal});let leaves,begun;
tabs.onmessage=({data})=>{if(leaves)return;heard.push(data);dispatchEvent(new Event('wake'))};
on('submit',({target})=>{if(!target.action?.endsWith?.('${SIGN_OUT}'))return;leaves=1;if(begun)return;tabs.postMessage({kind:'signed-out'});try{for(const key of Object.keys(sessionStorage))if(key.startsWith('${DRAFTS}'))sessionStorage.removeItem(key)}catch{}globalThis.caches?.delete('${CARD_CACHE}').catch(()=>{})});
on('${BEGUN}',()=>{begun=1});
on('pagehide',({persisted})=>{if(persisted)document.body.hidden=true});
on('pageshow',({persisted})=>{if(persisted&&document.body.hidden)location.reload()});
on('unloadable',()=>{if(heard.length>0)location.reload()});
on('awake',()=>{stop.abort();tabs.close();for(const data of heard)dispatchEvent(new MessageEvent('${HEARD_BEFORE}',{data}))})})()`.replaceAll(
    '\n',
    '',
  )
