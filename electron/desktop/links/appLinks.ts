/**
 * Links of our own from anywhere: 'undertitle:history', 'undertitle://search?text=…'. They choose a screen and may put a
 * text into the field of the search; they never act. Why that is safe: docs/links.md. Pure.
 */
import { z } from 'zod'
import { addressOf, type ScreenAddress, type SectionName } from '../../../shared/screenAddress.ts'

/** What a text of 200 characters needs at most, each of them four bytes in percent signs, and some more. */
const longestLink = 2_500
const mostLinks = 10
/** Of the settings, only what shows something: nobody is led to a field for a key from outside. */
const linkedSections: readonly SectionName[] = ['keyboard', 'support', 'updates', 'about']
const message = z.object({ links: z.array(z.string().max(longestLink)).max(mostLinks) })

/** Whether an argument claims to be a link of ours, readable or not. */
export function isAppLink(argument: string): boolean {
  return /^undertitle:/i.test(argument)
}

/** What a link chooses, or null for one that is not exactly as we write them. */
export function readAppLink(address: string): ScreenAddress | null {
  if (address.length > longestLink || !/^[!-~]+$/.test(address)) return null
  const [, rest] = /^undertitle:(?:\/\/)?(.+)$/i.exec(address) ?? []
  const [, name, query = ''] = /^([a-z]+)\/?(?:\?([^#]*))?$/.exec(rest ?? '') ?? []
  const chosen = name === undefined ? null : addressOf(name, query)
  return chosen?.section && !linkedSections.includes(chosen.section) ? null : chosen
}

/** The links that a second start tells. Any process of the user can send this: what does not fit counts as none. */
export function readReceivedLinks(told: unknown): readonly string[] {
  const read = message.safeParse(told)
  return read.success ? read.data.links : []
}
