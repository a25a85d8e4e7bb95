/** Where the service keeps what it has: a data folder, or a database on a PostgreSQL server. */
import { WrongUsage } from './wrongUsage.ts'

export type StorePlace =
  | { readonly kind: 'folder'; readonly dataDir: string }
  | { readonly kind: 'server'; /** Without a password. */ readonly url: string }

interface Named {
  readonly data?: string | undefined
  readonly database?: string | undefined
}

/** @throws WrongUsage */
export function storePlaceOf({ data, database }: Named): StorePlace {
  if (data && database) throw new WrongUsage('Name --data or --database, not both.')
  if (database) return { kind: 'server', url: serverUrl(database) }
  if (!data) throw new WrongUsage('Name the data folder: --data DIR.')
  return { kind: 'folder', dataDir: data }
}

/** Of a command that needs a server. @throws WrongUsage */
export function serverPlaceOf(text: string | undefined): StorePlace {
  if (!text) throw new WrongUsage('Name the database: --to postgres://USER@HOST:PORT/NAME.')
  return { kind: 'server', url: serverUrl(text) }
}

/** Arguments can be read by every user of the machine. The sentence does not repeat it: it may be logged. */
function serverUrl(text: string): string {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new WrongUsage('A database is named as postgres://USER@HOST:PORT/NAME.')
  const url = new URL(text)
  if (url.password !== '' || url.searchParams.has('password'))
    throw new WrongUsage(
      'Keep the password out of the address: it comes from PGPASSWORD, or the file that PGPASSFILE names.',
    )
  return text
}
