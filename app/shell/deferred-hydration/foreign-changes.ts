/*
 * Translators, extensions and phones change pages that are not theirs: they wrap texts (`<font>`, `<a href="tel:">`) or put
 * texts of their own in their place. Where React hydrates such a page it finds other nodes than it has rendered and renders
 * all of them anew (`keep-input.ts`); where it updates one, it would remove a node from a parent that has it no more, and throw.
 */

const SIGNS =
  'font, html[class*=translated-], a[href^="tel:"], [data-gr-ext-installed], [data-darkreader-scheme], [x-apple-data-detectors]'

let wasTranslated = false

/** Whether somebody else has changed this page, by the signs of the usual ones, which React may have removed since. */
export const isForeign = (): boolean => wasTranslated || document.querySelector(SIGNS) !== null

/** What a translator shows in place of a text that it took out of the page. */
const standIns = new WeakMap<Node, Element>()

/** Lets React update a page whose texts were wrapped or replaced. Called once, before hydration. */
export function withstandForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childFor(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    insertBefore.call(this, child, before && childFor(this, before))
    return child
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') showAgain(record.target)
      else followTexts(record)
    }
  })
  observer.observe(document, { childList: true, subtree: true })

  function followTexts({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const around = [...addedNodes, previousSibling, nextSibling]
    const standIn = around.find((node) => node?.nodeName === 'FONT')
    wasTranslated ||= standIn !== undefined
    for (const text of removedNodes) {
      if (!(text instanceof Text) || !(standIn instanceof Element)) continue
      standIns.set(text, standIn)
      observer.observe(text, { characterData: true })
    }
  }
}

/** The child of `parent` that is the node, holds it, or stands in for it. */
function childFor(parent: Node, node: Node): Node | null {
  let one: Node | null = node.parentNode === null ? (standIns.get(node) ?? null) : node
  while (one && one.parentNode !== parent) one = one.parentNode
  return one
}

/** React has changed a text that is not shown: it takes its place back, and is translated anew. */
function showAgain(text: Node): void {
  if (!text.isConnected && text instanceof Text) standIns.get(text)?.replaceWith(text)
}
