/**
 * Made-up orders of uploads, replacements, approvals and rejections of one sender (API §4): no order is answered with a bug, what
 * is public is what was approved, and nothing else of it is gone.
 */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServiceDatabase } from '../../service/catalogue/store/database.ts'
import { createReviewQueue } from '../../service/uploads/reviewQueue.ts'
import { AppError } from '../../shared/errors.ts'
import { episodeFields, subtitleText, uploaderOf, type Fields } from '../support/make/archives/uploadForms.ts'
import { noon, startTestService, type TestService } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'

let service: TestService
let db: ServiceDatabase
beforeAll(async () => {
  service = await startTestService()
  db = openStoreOf(service.dataDir)
})
afterAll(async () => {
  db.close()
  await service.close()
})

/** What is sent as one file: a subtitle, or an archive of two. */
interface Sent {
  readonly name: string
  readonly bytes: Uint8Array
  readonly texts: readonly string[]
}

let sentFiles = 0

function madeUp(isArchive: boolean): Sent {
  sentFiles += 1
  const texts = isArchive ? [`${sentFiles} one.`, `${sentFiles} two.`] : [`${sentFiles}.`]
  const contents = texts.map((text) => strToU8(subtitleText(text)))
  const entries = Object.fromEntries(contents.map((bytes, at) => [`E${at}.srt`, bytes]))
  return isArchive
    ? { name: `${sentFiles}.zip`, bytes: zipSync(entries), texts }
    : { name: `${sentFiles}.srt`, bytes: contents[0] ?? new Uint8Array(), texts }
}

interface Waiting extends Sent {
  readonly nId: string
}

/** One sender, and what the service ought to hold of theirs. */
class Sender {
  readonly #name: string
  readonly #uploader
  /** By the numbers of their files. */
  readonly #approved = new Map<string, Sent>()
  readonly #waiting = new Map<string, Waiting>()
  readonly #open = new Map<string, Waiting>()
  /** Of uploads that named one: the subtitle that they update. */
  readonly #updates = new Map<string, string>()
  readonly #carriers = new Map<string, Set<string>>()
  #wholes = 0

  constructor(name: string) {
    this.#name = name
    this.#uploader = uploaderOf(service, service.newTokenOf(name))
  }

  async sendNew(kinds: readonly boolean[], updated: number | null): Promise<void> {
    const nId = await this.#uploader.getNId()
    for (const isArchive of kinds) await this.#sendFile(madeUp(isArchive), { n_id: nId })
    await this.#complete(nId, updated)
  }

  /** Without a number, with one that carried the file before, or with a new one, whose form follows or does not. */
  async replace(at: number, how: 'bare' | 'known' | 'new' | 'open', isArchive: boolean): Promise<void> {
    const fileNId = chosen([...this.#carriers.keys()], at)
    if (fileNId === undefined) return
    if (how === 'bare') {
      const isFree = this.#publicNow().some(({ id }) => id === fileNId)
      const reply = await this.#sendFile(madeUp(isArchive), { file_n_id: fileNId })
      if (isFree) expect(reply).toMatchObject({ status: 200 })
    } else if (how === 'known') {
      const nId = chosen([...(this.#carriers.get(fileNId) ?? [])], at) ?? ''
      await this.#sendFile(madeUp(isArchive), { file_n_id: fileNId, n_id: nId })
    } else {
      const nId = await this.#uploader.getNId()
      await this.#sendFile(madeUp(isArchive), { file_n_id: fileNId, n_id: nId })
      if (how === 'new') await this.#complete(nId, null)
    }
  }

  /** The way of most: replaced without a number, and approved before the next. */
  async mend(at: number, isArchive: boolean): Promise<void> {
    const fileNId = chosen([...this.#carriers.keys()], at)
    if (fileNId === undefined) return
    const { body } = await this.#sendFile(madeUp(isArchive), { file_n_id: fileNId })
    const place = this.#pending().indexOf(String(body['n_id']))
    if (place >= 0) await this.approve(place)
  }

  /** Step 3 of a number that was left open. */
  async finish(at: number): Promise<void> {
    const nId = chosen([...new Set([...this.#open.values()].map((file) => file.nId))], at)
    if (nId !== undefined) await this.#complete(nId, null)
  }

  async approve(at: number): Promise<void> {
    const nId = chosen(this.#pending(), at)
    if (nId === undefined) return
    const before = this.#publicNow()
    const refusal = await createReviewQueue(db, () => noon)
      .approve(nId)
      .catch(refusalIn)
    if (refusal !== undefined) {
      expect(refusal).toMatch(/replaced meanwhile/)
      // Only what one of the two names as a whole can be gone: files find each other wherever they are.
      expect(this.#updates.has(nId) || this.#wholes > 0).toBe(true)
      expect(this.#publicNow()).toEqual(before)
      return
    }
    this.#expectApproved(nId, before)
  }

  reject(at: number): void {
    const nId = chosen(this.#pending(), at)
    if (nId === undefined) return
    const before = this.#publicNow()
    createReviewQueue(db, () => noon).reject(nId, 'A typo.')
    expect(this.#publicNow()).toEqual(before)
    this.#forgetWaiting(nId)
  }

  /** Nothing that waits for its review was lost, and nothing else does. */
  expectWaiting(): void {
    const rows = db.all<{ readonly id: string; readonly nId: string; readonly md5: string }>(
      `SELECT CAST(file_n_id AS TEXT) AS id, CAST(n_id AS TEXT) AS nId, md5 FROM upload_files
       WHERE is_sent = 1 AND account_id = (SELECT id FROM accounts WHERE name = ?) ORDER BY file_n_id`,
      this.#name,
    )
    const expected = [...this.#waiting].map(([id, { nId, bytes }]) => ({ id, nId, md5: md5Of(bytes) }))
    expect(rows).toEqual(expected.toSorted((one, other) => Number(one.id) - Number(other.id)))
  }

  #expectApproved(nId: string, before: readonly PublicFile[]): void {
    const after = this.#publicNow()
    const sent = [...this.#waiting].filter(([, file]) => file.nId === nId)
    const holders = new Set(before.map((file) => file.nId))
    const isByFiles = holders.has(nId) || sent.some(([id]) => before.some((file) => file.id === id))
    const taken = new Set([nId, ...[...holders].filter((one) => after.every((file) => file.nId !== one))])
    // At most one other subtitle has made room.
    expect(taken.size).toBeLessThanOrEqual(2)
    if (!isByFiles) expect([...taken].filter((one) => one !== nId)).toEqual([this.#updates.get(nId)].filter(Boolean))
    const replaced = new Set(sent.flatMap(([id]) => this.#approved.get(id)?.texts ?? []))
    const stays = before.filter((file) => !taken.has(file.nId) || (isByFiles && !replaced.has(file.text)))
    const told = (files: readonly PublicFile[]) => files.map((file) => `${file.nId} ${file.text}`).toSorted()
    const expected = [
      ...stays.map((file) => (taken.has(file.nId) ? { ...file, nId } : file)),
      ...sent.flatMap(([id, { texts }]) => texts.map((text) => ({ id, nId, text }))),
    ]
    expect(told(after)).toEqual(told(expected))
    for (const [id, file] of sent) {
      expect(after).toContainEqual({ id, nId, text: file.texts[0] })
      this.#approved.set(id, file)
      this.#carried(id, nId)
    }
    if (!isByFiles && taken.size > 1) this.#wholes += 1
    this.#forgetWaiting(nId)
  }

  async #sendFile(file: Sent, fields: Fields) {
    const before = this.#publicNow()
    const reply = await this.#uploader.sendFile(file.name, file.bytes, fields)
    expect([200, 400]).toContain(reply.status)
    expect(this.#publicNow()).toEqual(before)
    if (reply.status !== 200) return reply
    const { file_n_id: id } = reply.body['file'] as { readonly file_n_id: string }
    const nId = String(reply.body['n_id'])
    const place = this.#pending().includes(nId) ? this.#waiting : this.#open
    place.set(id, { ...file, nId })
    this.#carried(id, nId)
    return reply
  }

  async #complete(nId: string, updated: number | null): Promise<void> {
    const files = [...this.#open].filter(([, file]) => file.nId === nId)
    const before = this.#publicNow()
    const sdId = updated === null ? undefined : chosen([...new Set(before.map((file) => file.nId))], updated)
    const numbers = { n_id: nId, file_n_ids: files.map(([id]) => id), sd_id: sdId }
    const { status, body } = await this.#uploader.complete({ ...episodeFields, ...numbers })
    expect(this.#publicNow()).toEqual(before)
    // What is named without a file is refused, all else was made for it.
    if (files.length > 0) expect(body).toMatchObject({ status: true })
    if (status !== 200) return
    if (sdId !== undefined) this.#updates.set(nId, sdId)
    for (const [id, file] of files) {
      this.#open.delete(id)
      this.#waiting.set(id, file)
    }
  }

  #carried(id: string, nId: string): void {
    this.#carriers.set(id, (this.#carriers.get(id) ?? new Set()).add(nId))
  }

  #forgetWaiting(nId: string): void {
    for (const [id, file] of this.#waiting) if (file.nId === nId) this.#waiting.delete(id)
  }

  #pending(): readonly string[] {
    const select = `SELECT CAST(n_id AS TEXT) AS nId FROM uploads
      WHERE state = 'pending' AND account_id = (SELECT id FROM accounts WHERE name = ?) ORDER BY n_id`
    return db.all<{ readonly nId: string }>(select, this.#name).map(({ nId }) => nId)
  }

  #publicNow(): readonly PublicFile[] {
    const rows = db.all<{ readonly id: string; readonly nId: string; readonly bytes: Uint8Array }>(
      `SELECT CAST(f.id AS TEXT) AS id, CAST(f.subtitle_id AS TEXT) AS nId, b.bytes
       FROM subtitle_files f JOIN blobs b ON b.id = f.blob_id JOIN subtitles s ON s.id = f.subtitle_id
       WHERE s.author = ? ORDER BY f.id`,
      this.#name,
    )
    return rows.map(({ id, nId, bytes }) => ({ id, nId, text: Buffer.from(bytes).toString().split('\n')[2] ?? '' }))
  }
}

interface PublicFile {
  readonly id: string
  readonly nId: string
  readonly text: string
}

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

function chosen<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % items.length]
}

/** Anything but a sentence for whoever reviews is a bug. */
function refusalIn(thrown: unknown): string {
  if (thrown instanceof AppError && thrown.code === 'input.invalid') return thrown.message
  throw thrown
}

const at = fc.nat({ max: 11 })
const acts = fc.oneof(
  fc.tuple(fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }), fc.option(at)).map(([kinds, updated]) => ({
    told: `send ${kinds.join()} over ${updated}`,
    do: (one: Sender) => one.sendNew(kinds, updated),
  })),
  {
    weight: 4,
    arbitrary: fc
      .tuple(at, fc.constantFrom('bare', 'known', 'new', 'open'), fc.boolean())
      .map(([file, how, isArchive]) => ({
        told: `replace ${file} ${how} ${isArchive}`,
        do: (one: Sender) => one.replace(file, how, isArchive),
      })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(at, fc.boolean()).map(([file, isArchive]) => ({
      told: `mend ${file} ${isArchive}`,
      do: (one: Sender) => one.mend(file, isArchive),
    })),
  },
  at.map((upload) => ({ told: `finish ${upload}`, do: (one: Sender) => one.finish(upload) })),
  {
    weight: 3,
    arbitrary: at.map((upload) => ({ told: `approve ${upload}`, do: (one: Sender) => one.approve(upload) })),
  },
  at.map((upload) => ({ told: `reject ${upload}`, do: async (one: Sender) => one.reject(upload) })),
)
const orders = fc.array(
  acts.map((act) => Object.assign(act, { [fc.toStringMethod]: () => act.told })),
  { minLength: 8, maxLength: 24 },
)

let senders = 0

test('whatever the order, what is public is what was approved, and the rest of it stays', async () => {
  const property = fc.asyncProperty(orders, async (order) => {
    senders += 1
    const sender = new Sender(`sender ${senders}`)
    await sender.sendNew([false, false, true], null)
    await sender.approve(0)
    for (const act of order) {
      await act.do(sender)
      sender.expectWaiting()
    }
  })
  await fc.assert(property, { numRuns: 40 })
})
