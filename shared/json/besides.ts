/** Two decoders over one walk: a text is walked once, whatever is asked of it. */
import { opaque, type Decoder, type ListPart, type Member, type ObjectPart, type Plain, type Read } from './decoder.ts'

export type Both<First, Second> = readonly [Read<First>, Read<Second>]

/** What both make of the same value. Of lists only the second reads the entries. */
export function besides<First, Second>(first: Decoder<First>, second: Decoder<Second>): Decoder<Both<First, Second>> {
  const plain = (value: Plain): Both<First, Second> => [first.plain(value), second.plain(value)]
  return { plain, object: objectOfBoth(first, second), list: second.list && listBeside(first, second.list) }
}

function listBeside<First, Second>(first: Decoder<First>, list: ListPart<Second>): ListPart<Both<First, Second>> {
  return { ...list, make: (entries, isCut) => [first.plain(opaque), list.make(entries, isCut)] }
}

function objectOfBoth<First, Second>(
  first: Decoder<First>,
  second: Decoder<Second>,
): ObjectPart<Both<First, Second>> | null {
  const [mine, yours] = [first.object, second.object]
  if (mine && yours) return merged(mine, yours)
  if (mine) return { ...mine, make: (values) => [mine.make(values), second.plain(opaque)] }
  return yours && { ...yours, make: (values) => [first.plain(opaque), yours.make(values)] }
}

const ignored: Decoder<null> = { plain: () => null, object: null, list: null }

function merged<First, Second>(mine: ObjectPart<First>, yours: ObjectPart<Second>): ObjectPart<Both<First, Second>> {
  const names = [...new Set([...mine.members, ...yours.members].map(({ name }) => name))]
  const members = names.map((name, at) => ({ name, at, decoder: besides(named(mine, name), named(yours, name)) }))
  const absent = members.map(({ decoder }) => decoder.plain(undefined))
  const placesIn = (part: ObjectPart<unknown>) => part.members.map(({ name }) => names.indexOf(name))
  const [myPlaces, yourPlaces] = [placesIn(mine), placesIn(yours)]
  const make = (values: readonly unknown[]): Both<First, Second> => {
    const both = values as readonly Both<unknown, unknown>[]
    return [mine.make(myPlaces.map((at) => both[at]?.[0])), yours.make(yourPlaces.map((at) => both[at]?.[1]))]
  }
  return { members, absent, make }
}

function named({ members }: ObjectPart<unknown>, name: string): Member['decoder'] {
  return members.find((member) => member.name === name)?.decoder ?? ignored
}
