import { appendFile, copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findTokens, gatherEvidence, refreshTokens, serverPlaces } from '../support/evidence.ts'
import { expect, test } from '../support/journey.ts'
import { openReview, spendButton } from '../support/redeem.ts'

/** Shaped like tokens, but not valid. */
const planted = [
  Buffer.from('{"alg":"ES256","typ":"at+jwt"}').toString('base64url'),
  Buffer.from('{"sub":"cus_planted","aud":"urn:borealis:web"}').toString('base64url'),
  'A'.repeat(86),
].join('.')

const leaks = (places: Record<string, string>, values: readonly string[]) =>
  Object.fromEntries(
    Object.entries(places)
      .map(([place, text]) => [place, findTokens(text, values)] as const)
      .filter(([, found]) => found.length > 0),
  )

test('a planted token is found in every place', async ({ site, page, world, customer, tokens }) => {
  tokens.allow(planted)
  const evidence = gatherEvidence(page, world)
  await site.signInByHand(customer, '/account')
  await page.route('**/planted', (route) => route.fulfill({ body: `{"token":"${planted}"}` }))
  await page.context().addCookies([{ name: 'planted', value: planted, url: world.site }])
  await page.evaluate(async (token) => {
    Object.assign(window, { planted: { token } })
    localStorage.setItem('planted', token)
    sessionStorage.setItem('planted', token)
    document.body.dataset.planted = token
    history.replaceState({ token }, '')
    await fetch('/planted', { method: 'POST', body: token })
  }, planted)
  const log = join(world.dataDir, 'planted.log')
  await copyFile(world.siteLog, log)
  await appendFile(log, JSON.stringify({ msg: `token ${planted}` }))
  const found = leaks(
    {
      ...(await evidence.places()),
      'site log': (await serverPlaces({ ...world, siteLog: log }))['site log'] ?? '',
    },
    [],
  )
  for (const [place, tokens] of Object.entries(found))
    expect({ place, tokens }).toMatchObject({ place, tokens: expect.arrayContaining([planted]) })
  expect(Object.keys(found).sort()).toEqual([
    'address and history state',
    'cookies',
    'heap',
    'local storage and IndexedDB',
    'page',
    'requests',
    'responses',
    'session storage',
    'site log',
  ])
})

test('the watch on every journey finds a token in a response, a request, a cookie and each storage, in every context', async ({
  site,
  page,
  browser,
  world,
  customer,
  tokens,
}) => {
  await site.signIn(customer, '/account')
  expect(await tokens.everything()).toEqual([])
  const [refreshToken = ''] = refreshTokens(world)
  for (const token of [planted, refreshToken, '-not-for-production']) {
    tokens.allow(token)
    const line = { name: 'planted', value: token, url: world.site }
    await page.context().addCookies([line])
    await page.route('**/planted', (route) => route.fulfill({ json: { token } }))
    await page.evaluate(async (value) => {
      localStorage.setItem('planted', value)
      sessionStorage.setItem('planted', value)
      await fetch('/planted', { method: 'POST', body: value })
    }, token)
    const places = (await tokens.everything())
      .filter((found) => found.endsWith(`: ${token}`))
      .map((found) => found.slice(0, -2 - token.length))
    // For a refresh token, only the last place is reported; any place fails the journey.
    const all = ['answer of /planted', 'cookies', 'local storage', 'request', 'session storage']
    expect(token === refreshToken ? places.length : places).toEqual(token === refreshToken ? 1 : all)
    await page.unroute('**/planted')
  }
  const other = await browser.newPage()
  await other.route('**/elsewhere', (route) => route.fulfill({ contentType: 'text/html', body: planted }))
  await other.goto(site.url('/elsewhere'))
  await other.evaluate((value) => sessionStorage.setItem('elsewhere', value), planted.replace('A', 'B'))
  tokens.allow(planted.replace('A', 'B'))
  const found = await tokens.everything()
  expect(found).toContain(`answer of /elsewhere: ${planted}`)
  expect(found).toContain(`session storage: ${planted.replace('A', 'B')}`)
  expect(await tokens.unexpected()).toEqual([])
})

test('no token reaches the browser, its storage or memory, or the disk of the server that journeys share', async ({
  site,
  page,
  world,
  control,
  customer,
}) => {
  const evidence = gatherEvidence(page, world)
  await site.signInByHand(customer, '/account')
  await openReview(site)
  const values = () => refreshTokens(world)
  expect(leaks(await evidence.places(), values())).toEqual({})
  await spendButton(site).click()
  await site.confirmAtProvider(customer)
  await expect(page).toHaveURL(/\/success\?orderNumber=/)
  await site.settled()
  expect(leaks(await evidence.places(), values())).toEqual({})
  for (const path of ['/account', '/account/history', '/account/orders', '/account/profile', '/']) {
    await site.open(path)
  }
  expect(leaks(await evidence.places(), values())).toEqual({})
  // Tokens were used, and there was something to search.
  const { calls } = await control.look(customer.sub)
  expect(calls).toContainEqual(expect.objectContaining({ hadBearer: true, hadStepUp: true }))
  expect(values().length).toBeGreaterThan(0)
  expect(evidence.answered()).toBeGreaterThan(20)
  const { 'site log': log = '', 'session store': store = '' } = await serverPlaces(world)
  expect(log).toContain('"path":"/auth/mfa-callback"')
  expect(store).toContain('session')
  expect(leaks({ log, store }, values())).toEqual({})
})
