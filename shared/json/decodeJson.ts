/**
 * Reads a JSON text from its bytes, once, from front to back. Only what the decoder names is built; memory is bounded by that and
 * time by the number of bytes. The work comes in slices, so that whoever has an event loop may go round it in between.
 */
import { DecodeFailure } from './decodeFailure.ts'
import { opaque, unreadable, type Decoder, type ListPart, type Member, type ObjectPart, type Read } from './decoder.ts'
import { endOfScalar, endOfText, escapedName, isName, quote, scalarIn } from './jsonScalars.ts'

const deepest = 32
/** A few milliseconds' work at most, whatever stands in it. */
const sliceBytes = 16_384

const sign = { comma: 0x2c, colon: 0x3a, openList: 0x5b, closeList: 0x5d, openObject: 0x7b, closeObject: 0x7d } as const

/** One object or list that has begun. */
interface Level {
  readonly isList: boolean
  /** null where nobody asked for it. */
  readonly decoder: Decoder<unknown> | null
  /** Both null where it is walked over. */
  readonly object: ObjectPart<unknown> | null
  readonly list: ListPart<unknown> | null
  readonly values: unknown[]
  /** Whose value comes next. */
  member: Member | null
  /** Where the member is looked for first: after the one before, as answers keep to one order. */
  likely: number
  /** A list had more entries than are read. */
  isCut: boolean
}

type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing'

/** How much may be built, in the whole text. */
export interface DecodeLimits {
  readonly objects: number
  /** Of lists. */
  readonly entries: number
}

interface Walk {
  readonly bytes: Uint8Array
  readonly decoder: Decoder<unknown>
  readonly levels: Level[]
  at: number
  expected: Expected
  objectsLeft: number
  entriesLeft: number
  result: unknown
}

/**
 * Yields between two slices.
 * @throws DecodeFailure
 */
export function* decodeJson<Value>(
  bytes: Uint8Array,
  decoder: Decoder<Value>,
  limits: DecodeLimits,
): Generator<undefined, Read<Value>> {
  const { objects: objectsLeft, entries: entriesLeft } = limits
  const start = { at: startOf(bytes), expected: 'value', result: unreadable } as const
  const walk: Walk = { ...start, levels: [], bytes, decoder, objectsLeft, entriesLeft }
  while (walk.at < bytes.length) {
    takeSlice(walk)
    yield
  }
  if (walk.expected !== 'nothing') throw new DecodeFailure('broken')
  return walk.result as Read<Value>
}

/** After one byte order mark. */
function startOf(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
}

function takeSlice(walk: Walk): void {
  const end = Math.min(walk.at + sliceBytes, walk.bytes.length)
  while (walk.at < end) {
    const byte = walk.bytes[walk.at] ?? 0
    const isSpace = byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
    if (isSpace) walk.at += 1
    else take(walk, byte)
  }
}

function take(walk: Walk, byte: number): void {
  switch (walk.expected) {
    case 'value':
      takeValue(walk, byte)
      break
    case 'value or end':
      if (byte === sign.closeList) close(walk)
      else takeValue(walk, byte)
      break
    case 'name':
      takeName(walk, byte)
      break
    case 'name or end':
      if (byte === sign.closeObject) close(walk)
      else takeName(walk, byte)
      break
    case 'colon':
      if (byte !== sign.colon) throw new DecodeFailure('broken')
      goOn(walk, 'value')
      break
    case 'comma or end':
      takeCommaOrEnd(walk, byte)
      break
    case 'nothing':
      throw new DecodeFailure('broken')
  }
}

function goOn(walk: Walk, expected: Expected): void {
  walk.at += 1
  walk.expected = expected
}

function takeCommaOrEnd(walk: Walk, byte: number): void {
  const isList = walk.levels.at(-1)?.isList === true
  if (byte === sign.comma) goOn(walk, isList ? 'value' : 'name')
  else if (byte === (isList ? sign.closeList : sign.closeObject)) close(walk)
  else throw new DecodeFailure('broken')
}

function takeName(walk: Walk, byte: number): void {
  if (byte !== quote) throw new DecodeFailure('broken')
  const end = endOfText(walk.bytes, walk.at)
  const level = walk.levels.at(-1)
  if (level?.object) beginMember(level, memberAt(walk, end, level.object, level.likely))
  walk.at = end
  walk.expected = 'colon'
}

function beginMember(level: Level, member: Member | null): void {
  level.member = member
  if (member !== null) level.likely = member.at + 1
}

function memberAt({ bytes, at }: Walk, end: number, { members }: ObjectPart<unknown>, likely: number): Member | null {
  const first = members[likely]
  if (first !== undefined && isName(first.name, bytes, at, end)) return first
  for (const member of members) if (isName(member.name, bytes, at, end)) return member
  const escaped = escapedName(bytes, at, end)
  return escaped === null ? null : (members.find(({ name }) => name === escaped) ?? null)
}

function takeValue(walk: Walk, byte: number): void {
  const decoder = decoderOfNext(walk)
  if (byte === sign.openObject || byte === sign.openList) {
    open(walk, byte === sign.openList, decoder)
    return
  }
  const from = walk.at
  walk.at = endOfScalar(walk.bytes, from)
  if (decoder === null) walk.expected = 'comma or end'
  else put(walk, decoder.plain(scalarIn(walk.bytes, from, walk.at)))
}

/** null where the value that comes next is only walked over. */
function decoderOfNext({ decoder, levels }: Walk): Decoder<unknown> | null {
  const level = levels.at(-1)
  if (level === undefined) return decoder
  if (level.list === null) return level.member?.decoder ?? null
  level.isCut ||= level.values.length >= level.list.atMost
  return level.isCut ? null : level.list.entry
}

function open(walk: Walk, isList: boolean, decoder: Decoder<unknown> | null): void {
  if (walk.levels.length >= deepest) throw new DecodeFailure('broken')
  const object = isList ? null : (decoder?.object ?? null)
  const list = isList ? (decoder?.list ?? null) : null
  const values = object === null ? [] : absentValues(walk, object)
  walk.levels.push({ isList, decoder, object, list, values, member: null, likely: 0, isCut: false })
  goOn(walk, isList ? 'value or end' : 'name or end')
}

function absentValues(walk: Walk, { absent }: ObjectPart<unknown>): unknown[] {
  walk.objectsLeft -= 1
  if (walk.objectsLeft < 0) throw new DecodeFailure('tooLarge')
  return absent.slice()
}

function close(walk: Walk): void {
  const level = walk.levels.pop()
  walk.at += 1
  if (level?.decoder) put(walk, made(level, level.decoder))
  else walk.expected = 'comma or end'
}

function made({ object, list, values, isCut }: Level, decoder: Decoder<unknown>): unknown {
  if (object) return object.make(values)
  return list ? list.make(values, isCut) : decoder.plain(opaque)
}

/** Into what it stands in. Of two members of one name the later counts. */
function put(walk: Walk, value: unknown): void {
  const level = walk.levels.at(-1)
  walk.expected = level === undefined ? 'nothing' : 'comma or end'
  if (level === undefined) walk.result = value
  else if (level.isList) putEntry(walk, level, value)
  else if (level.member !== null) level.values[level.member.at] = value
}

function putEntry(walk: Walk, { values }: Level, value: unknown): void {
  walk.entriesLeft -= 1
  if (walk.entriesLeft < 0) throw new DecodeFailure('tooLarge')
  values.push(value)
}
