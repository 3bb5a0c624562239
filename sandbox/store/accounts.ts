import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Language, language } from '@borealis/contract/values.ts'

export type AccountStatus = 'active' | 'suspended' | 'closed'

/** What the identity provider knows about a person. Points, addresses and the rest belong to the loyalty side. */
export type Account = {
  sub: string
  email: string
  hasPassword: boolean
  firstName: string
  lastName: string
  phone: string | null
  language: Language
  status: AccountStatus
}

export type NewAccount = {
  /** Made up (`cus_…`) when absent. */
  sub?: string
  email: string
  /** Absent or null: the person signs in with a code sent by email. */
  password?: string | null
  firstName: string
  lastName: string
  phone?: string | null
  language?: Language
  status?: AccountStatus
}

type PersonPatch = { [Key in 'firstName' | 'lastName' | 'phone' | 'language']?: Account[Key] | undefined }

export class EmailTakenError extends Error {
  override name = 'EmailTakenError'
}

export type Accounts = ReturnType<typeof createAccounts>

const COLUMNS = 'sub, email, password_hash, first_name, last_name, phone, language, status'

/** The identity accounts. Every call is synchronous and joins the caller's transaction. */
export function createAccounts(db: DatabaseSync) {
  const bySub = db.prepare(`SELECT ${COLUMNS} FROM accounts WHERE sub = ?`)
  const byEmail = db.prepare(`SELECT ${COLUMNS} FROM accounts WHERE email = ?`)
  const insert = db.prepare(
    `INSERT INTO accounts (${COLUMNS}, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )

  const findBySub = (sub: string) => toAccount(bySub.get(sub))
  const findByEmail = (email: string) => toAccount(byEmail.get(email.trim()))

  const refuseTaken = (email: string, except?: string) => {
    const owner = findByEmail(email)
    if (owner && owner.sub !== except) throw new EmailTakenError('this email already has an account')
  }

  return {
    findBySub,
    findByEmail,

    /** Throws `EmailTakenError` when the address has an account, in any letter case. */
    createAccount(account: NewAccount): Account {
      refuseTaken(account.email)
      const sub = account.sub ?? newSub()
      insert.run(
        sub,
        account.email.trim(),
        account.password ? hashPassword(account.password) : null,
        account.firstName,
        account.lastName,
        account.phone ?? null,
        account.language ?? 'en',
        account.status ?? 'active',
        Date.now(),
      )
      return found(findBySub(sub), sub)
    },

    /** Throws `EmailTakenError` when somebody else has the address. */
    updateEmail(sub: string, email: string): void {
      refuseTaken(email, sub)
      db.prepare('UPDATE accounts SET email = ? WHERE sub = ?').run(email.trim(), sub)
    },

    setStatus(sub: string, status: AccountStatus): void {
      db.prepare('UPDATE accounts SET status = ? WHERE sub = ?').run(status, sub)
    },

    /** Deletes an account: nobody can sign in to it, and its address is available again. */
    erase(sub: string): void {
      db.prepare(
        `UPDATE accounts SET email = ?, password_hash = NULL, first_name = '', last_name = '', phone = NULL,
          status = 'closed' WHERE sub = ?`,
      ).run(`${sub}@closed.invalid`, sub)
    },

    /** Takes over what the person changed in the profile; what is left out stays. */
    updatePerson(sub: string, { firstName, lastName, phone, language }: PersonPatch): void {
      db.prepare(
        `UPDATE accounts SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name),
          language = coalesce(?, language) WHERE sub = ?`,
      ).run(firstName ?? null, lastName ?? null, language ?? null, sub)
      // Null is an answer here: the person has no phone any more.
      if (phone !== undefined) db.prepare('UPDATE accounts SET phone = ? WHERE sub = ?').run(phone, sub)
    },

    /** The account when email and password belong together, else null. Never says which of the two was wrong. */
    checkPassword(email: string, password: string): Account | null {
      const hash = byEmail.get(email.trim())?.password_hash
      return typeof hash === 'string' && passwordMatches(password, hash) ? findByEmail(email) : null
    },
  }
}

function newSub(): string {
  return `cus_${randomBytes(12).toString('hex')}`
}

function found(account: Account | null, what: string): Account {
  if (!account) throw new Error(`${what} is not in the accounts table`)
  return account
}

function toAccount(row: Record<string, unknown> | undefined): Account | null {
  if (!row) return null
  return {
    sub: String(row.sub),
    email: String(row.email),
    hasPassword: row.password_hash !== null,
    firstName: String(row.first_name),
    lastName: String(row.last_name),
    phone: row.phone === null ? null : String(row.phone),
    language: language.parse(row.language),
    status: row.status === 'suspended' || row.status === 'closed' ? row.status : 'active',
  }
}

// Deliberately cheap: the sandbox creates a customer for every test, and protects no real password.
const COST = 1024
const LENGTH = 32

function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, LENGTH, { N: COST }).toString('hex')}`
}

function passwordMatches(password: string, hash: string): boolean {
  const [salt = '', expected = ''] = hash.split(':')
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), LENGTH, { N: COST })
  const wanted = Buffer.from(expected, 'hex')
  return wanted.length === actual.length && timingSafeEqual(actual, wanted)
}
