/** Which of two versions of the app is the newer one (Semantic Versioning 2.0, section 11), and whether it is one to take. */

interface Version {
  readonly numbers: readonly number[]
  /** 'beta.2' → ['beta', '2']; none for a release. */
  readonly early: readonly string[]
}

export type VersionVerdict = 'newer' | 'same' | 'older' | 'early' | 'unreadable'

const pattern = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([0-9A-Za-z.-]{1,50}))?(?:\+[0-9A-Za-z.-]{1,50})?$/

function versionOf(text: string): Version | null {
  const match = pattern.exec(text)
  if (!match) return null
  const [, major, minor, patch, early] = match
  return { numbers: [major, minor, patch].map(Number), early: early === undefined ? [] : early.split('.') }
}

/** What `offered` is to whoever runs `running`. early: a preview, which nobody gets unasked. */
export function judgeVersion(offered: string, running: string): VersionVerdict {
  const [theirs, ours] = [versionOf(offered), versionOf(running)]
  if (!theirs || !ours) return 'unreadable'
  const order = compare(theirs, ours)
  if (order === 0) return 'same'
  if (order < 0) return 'older'
  return theirs.early.length > 0 ? 'early' : 'newer'
}

function compare(left: Version, right: Version): number {
  const unequal = left.numbers
    .map((number, at) => number - (right.numbers[at] ?? 0))
    .find((difference) => difference !== 0)
  return unequal ?? compareEarly(left.early, right.early)
}

/** A release comes after all its previews. */
function compareEarly(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return right.length - left.length
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const order = compareParts(left[at] ?? '', right[at] ?? '')
    if (order !== 0) return order
  }
  return left.length - right.length
}

/** Numbers by their size and before words, words by their letters. */
function compareParts(left: string, right: string): number {
  const [leftIsNumber, rightIsNumber] = [/^\d+$/.test(left), /^\d+$/.test(right)]
  if (leftIsNumber && rightIsNumber) return Number(left) - Number(right)
  if (leftIsNumber !== rightIsNumber) return leftIsNumber ? -1 : 1
  return left < right ? -1 : left > right ? 1 : 0
}
