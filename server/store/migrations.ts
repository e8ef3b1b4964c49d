/** How the database came to be as it is, step by step; an old one is brought up to date when it is opened. */
import type { CreateTableBuilder, Kysely, Migration, SchemaModule } from 'kysely'
import { lookOf } from '../people/looks.ts'
import type { Schema } from './schema.ts'

async function makePeople(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
}

async function makeTables(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('quick', 'integer', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('began', 'bigint', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute()
}

async function makeSeats(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('seats')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('user', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('program', 'text')
    .addColumn('deck', 'text', (column) => column.notNull())
    .addColumn('deckTitle', 'text', (column) => column.notNull())
    .addColumn('side', 'text')
    .addPrimaryKeyConstraint('seats_pk', ['table', 'seat'])
    .execute()
  await schema
    .createTable('acts')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('acts_pk', ['table', 'number'])
    .execute()
}

const first: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await makePeople(schema)
    await makeTables(schema)
    await makeSeats(schema)
    await schema.createIndex('tables_by_state').on('tables').columns(['state', 'listed', 'touched']).execute()
    await schema.createIndex('seats_by_user').on('seats').columns(['user']).execute()
    await schema.createIndex('sessions_by_end').on('sessions').columns(['expires']).execute()
  },
}

const decks: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('decks')
      .addColumn('user', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('cards', 'text', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('decks_pk', ['user', 'id'])
      .execute()
  },
}

const styles: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable('tables')
      .addColumn('style', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}

const options: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    const table = (name: string, column: string, usual: string) =>
      schema
        .alterTable(name)
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(usual))
        .execute()
    await table('tables', 'options', '[]')
    await table('tables', 'vote', '')
    await table('seats', 'ballot', 'null')
    await schema
      .alterTable('seats')
      .addColumn('accepted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('presets')
      .addColumn('user', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('presets_pk', ['user', 'id'])
      .execute()
  },
}

const wars: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('wars')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('dark', 'text')
      .addColumn('darkName', 'text', (column) => column.notNull())
      .addColumn('darkDecks', 'text', (column) => column.notNull())
      .addColumn('light', 'text')
      .addColumn('lightName', 'text', (column) => column.notNull())
      .addColumn('lightDecks', 'text', (column) => column.notNull())
      .addColumn('war', 'text', (column) => column.notNull())
      .addColumn('news', 'text', (column) => column.notNull())
      .addColumn('battle', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('wars_by_dark').on('wars').columns(['dark']).execute()
    await schema.createIndex('wars_by_light').on('wars').columns(['light']).execute()
  },
}

const events: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('events_by_touched').on('events').columns(['touched']).execute()
  },
}

/** Seeds are drawn before anybody brings a deck, so that their hashes can be told. */
const seeds: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable('tables')
      .addColumn('seed', 'text', (column) => column.notNull().defaultTo('null'))
      .execute()
  },
}

const eitherSide: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable('seats')
      .addColumn('other', 'text', (column) => column.notNull().defaultTo('null'))
      .execute()
  },
}

/** How names look, and what people may know of their sessions. Of two old names that look alike, the older keeps the look. */
const looks: Migration = {
  up: async (database: Kysely<unknown>) => {
    const { schema } = database
    const people = database as Kysely<Pick<Schema, 'users'>>
    await schema.alterTable('users').addColumn('look', 'text').execute()
    const named = await people
      .selectFrom('users')
      .select(['id', 'name'])
      .where('key', 'is not', null)
      .orderBy('created', 'desc')
      .execute()
    const byLook = new Map(named.map(({ id, name }) => [lookOf(name), id]))
    for (const [look, id] of byLook)
      await people.updateTable('users').set({ look }).where('id', '=', id).execute()
    await schema.createIndex('users_by_look').unique().on('users').columns(['look']).execute()
    await schema
      .alterTable('sessions')
      .addColumn('began', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('sessions')
      .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema.createIndex('sessions_by_user').on('sessions').columns(['user']).execute()
  },
}

const archive: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('archive')
      .addColumn('table', 'text', (column) => column.primaryKey())
      .addColumn('games', 'text', (column) => column.notNull())
      .addColumn('folded', 'bigint', (column) => column.notNull())
      .execute()
  },
}

async function makeResults(schema: SchemaModule): Promise<void> {
  let table: CreateTableBuilder<string, string> = schema
    .createTable('results')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
  for (const name of ['game', 'edition', 'season', 'firstName', 'firstDeck', 'secondName', 'secondDeck'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['first', 'firstSide', 'second', 'secondSide']) table = table.addColumn(name, 'text')
  await table
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('winner', 'integer')
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['table', 'number'])
    .execute()
  for (const name of ['first', 'second'])
    await schema.createIndex(`results_by_${name}`).on('results').columns([name, 'at']).execute()
}

async function makeRatings(schema: SchemaModule): Promise<void> {
  let table: CreateTableBuilder<string, string> = schema.createTable('ratings')
  for (const name of ['user', 'game', 'edition', 'season'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['rating', 'deviation', 'volatility'])
    table = table.addColumn(name, 'double precision', (column) => column.notNull())
  for (const name of ['played', 'won', 'drawn'])
    table = table.addColumn(name, 'integer', (column) => column.notNull())
  await table
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['user', 'game', 'edition', 'season'])
    .execute()
}

/** Ratings, results, friends and series. */
const standing: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await makeResults(schema)
    await makeRatings(schema)
    await schema
      .createTable('friends')
      .addColumn('user', 'text', (column) => column.notNull())
      .addColumn('friend', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('friends_key', ['user', 'friend'])
      .execute()
    await schema.createIndex('friends_by_friend').on('friends').columns(['friend']).execute()
    await schema
      .createTable('series')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('edition', 'text', (column) => column.notNull())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/** Processes that share a hall, and which of them has which table. */
const cluster: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('members')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('leases')
      .addColumn('table', 'text', (column) => column.primaryKey())
      .addColumn('member', 'text', (column) => column.notNull())
      .addColumn('fence', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('leases_by_member').on('leases').columns(['member']).execute()
  },
}

/** Packs that people open together. */
const drafts: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('drafts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('course', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('drafts_by_state').on('drafts').columns(['state', 'touched']).execute()
  },
}

/** In order; a step that was released never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-decks': decks,
  '003-styles': styles,
  '004-options': options,
  '005-wars': wars,
  '006-events': events,
  '007-seeds': seeds,
  '008-either-side': eitherSide,
  '009-looks': looks,
  '010-archive': archive,
  '011-standing': standing,
  '012-cluster': cluster,
  '013-drafts': drafts,
}
