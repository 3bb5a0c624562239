/*
 * The forms of the control page send JSON to the control API and show its answer. `data-path` may contain names of fields
 * (`:sub`), `data-numbers` lists fields that are numbers, `data-body` replaces all fields, and `days` becomes `advance` in
 * milliseconds. A button may have a path and a method of its own.
 */
const DAY_MS = 86_400_000

for (const form of document.forms) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { path = '', method = 'POST', numbers = '' } = { ...form.dataset, ...event.submitter?.dataset }
    const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
    const url = path.replace(/:(\w+)/g, (_, name) => {
      const value = encodeURIComponent(fields[name] ?? '')
      delete fields[name]
      return value
    })
    for (const name of numbers.split(' ')) if (name in fields) fields[name] = Number(fields[name])
    if ('days' in fields) {
      fields.advance = Number(fields.days) * DAY_MS
      delete fields.days
    }
    const body = form.dataset.body ?? JSON.stringify(fields)
    const isRead = method === 'GET'
    const answer = await fetch(url, {
      method,
      ...(isRead ? {} : { headers: { 'content-type': 'application/json' }, body }),
    })
    const output = document.querySelector('pre')
    output.textContent = JSON.stringify(await answer.json(), null, 2)
    output.scrollIntoView({ block: 'nearest' })
    if (!isRead) await refresh()
  })
}

/** Shows the new time, members and balances. */
async function refresh() {
  const page = await (await fetch(location.href)).text()
  const fresh = new DOMParser().parseFromString(page, 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const chosen = part.value
    part.replaceChildren(...(fresh.getElementById(part.id)?.childNodes ?? []))
    if (chosen) part.value = chosen
  }
}
