/** The archives beside the database cannot be used just now; its message is for whoever runs the service alone. */
export class ArchiveTrouble extends Error {
  override readonly name = 'ArchiveTrouble'
}
