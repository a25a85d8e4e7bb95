/** The archives beside the database cannot be used; its message is for whoever runs the service alone. */
export class ArchiveTrouble extends Error {
  override readonly name = 'ArchiveTrouble'
  /** What is wanted is not there, or damaged: asking again later does not help. */
  readonly isLasting: boolean

  constructor(
    message: string,
    { isLasting = false, ...options }: ErrorOptions & { readonly isLasting?: boolean } = {},
  ) {
    super(message, options)
    this.isLasting = isLasting
  }
}
