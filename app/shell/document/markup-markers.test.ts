import { expect, test } from 'vitest'
import { markersIn } from './markup-markers.ts'

test.each([
  ['<form data-waiting="">', ['data-waiting']],
  [
    '<div role="dialog" data-page-dialog="title"><p role="timer">3 days</p>',
    ['data-page-dialog', 'role="timer"'],
  ],
  ['<nav data-account-nav=""></nav><nav data-account-nav=""></nav>', ['data-account-nav']],
  ['<span data-card="1"></span>', ['data-card']],
  // Others that begin alike, words of the page, and what travels as JSON.
  ['<span data-card-number="1">data-waiting=</span><script>"<p role=\\"timer\\">"</script>', []],
  ['', []],
])('the markers of %s', (html, markers) => {
  expect([...markersIn(html)]).toEqual(markers)
})
