/** What is needed of a connection to SQLite, whoever's driver it is, to hold it through errors of the disk. */

export interface SqliteDriver {
  exec(sql: string): void
  prepare(sql: string): { get(): Readonly<Record<string, unknown>> | undefined }
  readonly isTransaction: boolean
  close(): void
}
