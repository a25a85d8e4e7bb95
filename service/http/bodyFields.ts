/** Fields of JSON bodies that are read leniently where nothing can be mistaken (API decisions §1). Shapes only. */
import { z } from 'zod'

/** An empty optional field is an absent one. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === null || value === '' ? undefined : value), schema)
}

/** One of the words, in any case. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words, rule: string) {
  const inLowerCase = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
  return z.preprocess(inLowerCase, z.enum(words, rule))
}

/** A number or its digits; nothing else that a language would make a number of. */
export function wholeNumber(rule: string) {
  const digits = z
    .string(rule)
    .regex(/^\s*-?\d+\s*$/, rule)
    .transform(Number)
  // Not z.int(), which refuses what is past the exact numbers: whatever is above a limit means the limit.
  return z.union([z.number(rule).refine(Number.isInteger, rule), digits], rule)
}
