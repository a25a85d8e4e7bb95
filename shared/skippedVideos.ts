/** Why a scan skips what may be a video all the same, by its name, the files beside it, or its size: the user's word counts more. */
export const overruledReasons = ['sample', 'extra', 'trailer', 'too-small'] as const

export function canBeOverruled(reason: string): boolean {
  return (overruledReasons as readonly string[]).includes(reason)
}
