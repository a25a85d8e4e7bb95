/**
 * What is read out of a JSON text, and what becomes of it. A decoder names the members that are known and says how long a list
 * may be; everything else is walked over and never built, so that an answer costs what is read of it and not what it holds.
 */

export type Scalar = string | number | boolean | null

/** Stands for an object, a list or an overlong text where the decoder does not look into such. */
export const opaque = Symbol('opaque')

/** Stands for a value that is not what it must be. */
export const unreadable = Symbol('unreadable')

/** `undefined` where nothing came at all. */
export type Plain = Scalar | undefined | typeof opaque

export type Read<Value> = Value | typeof unreadable

export interface Decoder<Value> {
  readonly plain: (value: Plain) => Read<Value>
  /** null where objects are opaque. */
  readonly object: ObjectPart<Value> | null
  /** null where lists are opaque. */
  readonly list: ListPart<Value> | null
}

export interface ObjectPart<Value> {
  readonly members: readonly Member[]
  /** What an object without members has, by `Member.at`. */
  readonly absent: readonly unknown[]
  /** One value a member, by `Member.at`. */
  readonly make: (values: readonly unknown[]) => Read<Value>
}

export interface Member {
  /** ASCII, as every name of the service is. */
  readonly name: string
  readonly at: number
  readonly decoder: Decoder<unknown>
}

export interface ListPart<Value> {
  readonly entry: Decoder<unknown>
  /** The rest is walked over. */
  readonly atMost: number
  readonly make: (entries: readonly unknown[], isCut: boolean) => Read<Value>
}

export type ValueOf<Each> = Each extends Decoder<infer Value> ? Value : never

/** An object of these members; anything else is unreadable, and so is an object with an unreadable member. */
export function record<Fields extends Readonly<Record<string, Decoder<unknown>>>>(
  fields: Fields,
): Decoder<{ readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }> {
  const members = Object.entries(fields).map(([name, decoder], at) => ({ name, at, decoder }))
  const absent = members.map(({ decoder }) => decoder.plain(undefined))
  type Value = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }
  const make = (values: readonly unknown[]): Read<Value> =>
    values.includes(unreadable) ? unreadable : (recordOf(members, values) as Value)
  return { plain: () => unreadable, object: { members, absent, make }, list: null }
}

/** Every record has all its members in the same order: however odd the answer, they share one layout in memory. */
function recordOf(members: readonly Member[], values: readonly unknown[]): Readonly<Record<string, unknown>> {
  const made: Record<string, unknown> = {}
  for (const { name, at } of members) made[name] = values[at]
  return made
}

/** The same decoder with what it reads made into something else. */
export function mapped<From, To>(decoder: Decoder<From>, change: (value: From) => To): Decoder<To> {
  const changed = (value: Read<From>): Read<To> => (value === unreadable ? unreadable : change(value))
  const { plain, object, list } = decoder
  return {
    plain: (value) => changed(plain(value)),
    object: object && { ...object, make: (values) => changed(object.make(values)) },
    list: list && { ...list, make: (entries, isCut) => changed(list.make(entries, isCut)) },
  }
}
