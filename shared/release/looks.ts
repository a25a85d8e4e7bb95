/** One look at every sign of a name: which rare things it may hold. Patterns of the others need not be tried. */
import { codeAt } from './signs.ts'

export interface Looks {
  /** Nothing but ASCII: its letters change with nothing that stands beside them. */
  readonly isAscii: boolean
  readonly hasPlus: boolean
  readonly hasStar: boolean
  readonly hasUnderscore: boolean
  /** 'ww', in any case. */
  readonly mayHoldSite: boolean
  /** ' -', '__' or '_-': what parts a site from the name behind it. */
  readonly mayBeParted: boolean
  /** 't1' or '[t'. */
  readonly mayHoldId: boolean
  /** A digit before an 's', or '0' behind a 'p': 'S01E02' and '1080p' written backwards. */
  readonly mayBeBackward: boolean
  /** An 'o' beside a digit: 'SO1E02'. */
  readonly mayBeMistyped: boolean
}

const [foreign, plus, star, underscore, site, id, backward, parting, mistyped] = [1, 2, 4, 8, 16, 32, 64, 128, 256]

/** What a sign is to those beside it; the place in the list is its number. */
const roles = ['other', 'foreign', 'plus', 'star', 'underscore', 'zero', 'digit', 's', 'p', 'w', 't', 'idLetter', 'opener', 'space', 'dash', 'o'] as const // prettier-ignore
type Role = (typeof roles)[number]

const roleOf = (role: Role) => roles.indexOf(role)
const roleOfSign = new Uint8Array(0x10000).fill(roleOf('foreign'))
roleOfSign.fill(roleOf('other'), 0, 0x80)
const signsOfRole: readonly (readonly [Role, string])[] = [
  ['plus', '+'],
  ['star', '*'],
  ['underscore', '_'],
  ['zero', '0'],
  ['digit', '123456789'],
  ['s', 'sS'],
  ['p', 'pP'],
  ['w', 'wW'],
  ['t', 'tT'],
  ['idLetter', 'mMaAeE'],
  ['opener', '[{('],
  ['space', ' '],
  ['dash', '-'],
  ['o', 'oO'],
]
for (const [role, signs] of signsOfRole) for (const sign of signs) roleOfSign[sign.charCodeAt(0)] = roleOf(role)

/** What a sign says behind another: the role of the one before times this, and its own. */
const rolesApart = 16
const saidByPair = new Uint16Array(rolesApart * rolesApart)
for (const before of roles) {
  say([before], ['foreign'], foreign)
  say([before], ['plus'], plus)
  say([before], ['star'], star)
  say([before], ['underscore'], underscore)
}
say(['w'], ['w'], site)
say(['space'], ['dash'], parting)
say(['underscore'], ['underscore', 'dash'], parting)
say(['t'], ['zero', 'digit'], id)
say(['opener'], ['t', 'idLetter'], id)
say(['zero', 'digit'], ['s'], backward)
say(['p'], ['zero'], backward)
say(['o'], ['zero', 'digit'], mistyped)
say(['zero', 'digit'], ['o'], mistyped)

function say(before: readonly Role[], here: readonly Role[], bit: number): void {
  for (const first of before)
    for (const second of here) {
      const pair = roleOf(first) * rolesApart + roleOf(second)
      saidByPair[pair] = (saidByPair[pair] ?? 0) | bit
    }
}

export function looksOf(name: string): Looks {
  const { length } = name
  let [said, before] = [0, 0]
  for (let place = 0; place < length; place += 1) {
    const here = roleOfSign[codeAt(name, place)] ?? 0
    said |= saidByPair[before * rolesApart + here] ?? 0
    before = here
  }
  return {
    isAscii: (said & foreign) === 0,
    hasPlus: (said & plus) > 0,
    hasStar: (said & star) > 0,
    hasUnderscore: (said & underscore) > 0,
    mayHoldSite: (said & site) > 0,
    mayBeParted: (said & parting) > 0,
    mayHoldId: (said & id) > 0,
    mayBeBackward: (said & backward) > 0,
    mayBeMistyped: (said & mistyped) > 0,
  }
}
