import { expect, test } from 'vitest'
import { isNamedBy } from './find.server.ts'

test.each([
  ['gift card', 'Gift cards', true],
  ['carte-cadeau', 'Cartes-cadeaux', true],
  ['RECOMPENSE', 'Récompenses', true],
  ['tundra gift card', 'Gift cards', false],
  ['card', 'Offers', false],
  ['les', 'Offres', false],
])('“%s” names %s: %s', (term, name, is) => expect(isNamedBy(term, name)).toBe(is))
