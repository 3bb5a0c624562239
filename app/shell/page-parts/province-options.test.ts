import { expect, test } from 'vitest'
import { provinceOptions } from './province-options.ts'

const named = (names: Record<string, string>) => ({
  provinces: Object.entries(names).map(([code, name]) => ({ code, name })),
})

test('provinces stand in the alphabetical order of their names, in French too', () => {
  const french = {
    AB: 'Alberta',
    MB: 'Manitoba',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    BC: 'Colombie-Britannique',
  }
  expect(provinceOptions(named(french)).map(({ value }) => value)).toEqual(['AB', 'BC', 'PE', 'MB', 'QC'])
  const english = {
    AB: 'Alberta',
    MB: 'Manitoba',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    BC: 'British Columbia',
  }
  expect(provinceOptions(named(english)).map(({ value }) => value)).toEqual(['AB', 'BC', 'MB', 'PE', 'QC'])
})

test('provinces are labelled by code while their names are not known', () => {
  expect(provinceOptions(undefined)).toContainEqual({ value: 'ON', label: 'ON' })
})
