import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

// Deliberately cheap: the sandbox creates a customer for every test, and protects no real password.
const COST = 1024
const LENGTH = 32

export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, LENGTH, { N: COST }).toString('hex')}`
}

export function passwordMatches(password: string, hash: string): boolean {
  const [salt = '', expected = ''] = hash.split(':')
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), LENGTH, { N: COST })
  const wanted = Buffer.from(expected, 'hex')
  return wanted.length === actual.length && timingSafeEqual(actual, wanted)
}
