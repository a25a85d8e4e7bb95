export interface Release {
  readonly version: string
  /** 2026-01-31 */
  readonly date: string
  /** https address of the folder the packages can be downloaded from. */
  readonly base: string
  readonly sha256Of: (packageName: string) => string
}

export function packageNames(version: string): Readonly<Record<string, string>>
export function fill(template: string, release: Release): string
export function fillManifests(places: {
  readonly from: string
  readonly base: string
  readonly to: string
  readonly date: string
}): void
