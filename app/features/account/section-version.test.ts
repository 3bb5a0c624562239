import { expect, test } from 'vitest'
import { aCustomer as profile } from '../../../tests/support/samples.ts'
import { conflictOf, versionOf } from './section-version.ts'

const version = versionOf('name', profile)

test('a form that was opened on what stands is no conflict, nor one that says nothing of it', () => {
  const patch = { firstName: 'Aurélie' }
  expect(conflictOf('name', { version, patch, profile })).toBeUndefined()
  expect(conflictOf('name', { version: undefined, patch, profile })).toBeUndefined()
})

test('another’s change of the same section is one, of any other section none', () => {
  const patch = { firstName: 'Aurélie', lastName: 'Haddad' }
  const renamed = { ...profile, lastName: 'Roy' }
  expect(conflictOf('name', { version, patch, profile: renamed })).toEqual({ firstName: 'changed-meanwhile' })
  expect(
    conflictOf('name', { version, patch, profile: { ...profile, phone: '506-555-0188' } }),
  ).toBeUndefined()
})

test('two tabs that save the same value are in no conflict', () => {
  const renamed = { ...profile, lastName: 'Roy' }
  expect(conflictOf('name', { version, patch: { lastName: 'Roy' }, profile: renamed })).toBeUndefined()
  const preferences = { interests: ['travel'] }
  const fewer = { ...profile, preferences: { ...profile.preferences, ...preferences } }
  const opened = versionOf('interests', profile)
  expect(conflictOf('interests', { version: opened, patch: { preferences }, profile: fewer })).toBeUndefined()
  expect(
    conflictOf('interests', { version: opened, patch: { preferences: { interests: [] } }, profile: fewer }),
  ).toEqual({ interests: 'changed-meanwhile' })
})

test('the order of interests does not change the version', () => {
  const turned = { ...profile, preferences: { ...profile.preferences, interests: ['books-paper', 'travel'] } }
  expect(versionOf('interests', turned)).toBe(versionOf('interests', profile))
})
