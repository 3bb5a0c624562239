import { expect, test } from 'vitest'
import { readProvince } from './written-province.ts'

test.each([
  ['AB', 'Alberta', 'Alta.', 'ab'],
  ['BC', 'British Columbia', 'B.C.', 'Colombie-Britannique', 'C.-B.', 'colombie britannique'],
  ['MB', 'Manitoba', 'Man.'],
  ['NB', 'New Brunswick', 'Nouveau-Brunswick', 'N.-B.'],
  ['NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador', 'T.-N.-L.', 'Nfld.'],
  ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest', 'T.N.-O.', 'NWT'],
  ['NS', 'Nova Scotia', 'Nouvelle-Écosse', 'N.-É.', 'N.S.'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario', 'Ont.', ' on ', 'CA-ON'],
  ['PE', 'Prince Edward Island', 'P.E.I.', 'Île-du-Prince-Édouard', 'Î.-P.-É.'],
  ['QC', 'Québec', 'QUEBEC', 'Qué.', 'P.Q.', 'PQ', '(Québec)', 'Que\u0301bec'],
  ['SK', 'Saskatchewan', 'Sask.'],
  ['YT', 'Yukon', 'Yukon Territory', 'YK'],
])('%s is read as people write it', (code, ...written) => {
  for (const text of written) expect(readProvince(text), text).toBe(code)
})

test.each(['', 'XX', 'N', 'New York', 'Montréal, QC', 'Quebec City', null, 7, 'Q'.repeat(41)])(
  'a province is never guessed from %j',
  (text) => expect(readProvince(text)).toBeUndefined(),
)
