import { expect, test } from 'vitest'
import { robots, sitemap } from './sitemap.ts'

const origin = 'https://www.example.ca'

test('the sitemap lists every page in both languages, each with its alternates', () => {
  const xml = sitemap(origin, ['/', '/help/a&b'])
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  expect(places).toEqual([
    'https://www.example.ca/',
    'https://www.example.ca/fr-ca',
    'https://www.example.ca/help/a&amp;b',
    'https://www.example.ca/fr-ca/help/a&amp;b',
  ])
  expect([...xml.matchAll(/hreflang="fr-CA" href="(.*?)"/g)].map((match) => match[1])).toEqual([
    ...Array(2).fill('https://www.example.ca/fr-ca'),
    ...Array(2).fill('https://www.example.ca/fr-ca/help/a&amp;b'),
  ])
})

test('robots.txt disallows personal pages in both languages and names the sitemap', () => {
  const text = robots(origin)
  expect(text).toContain('Disallow: /account\n')
  expect(text).toContain('Disallow: /fr-ca/account\n')
  expect(text).toContain('Sitemap: https://www.example.ca/sitemap.xml')
  expect(text).not.toContain('Disallow: /\n')
})
