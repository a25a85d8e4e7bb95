/** Which files, folders and links a command line names: of this start, of a second one, of the desktop's "open with". */
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAppLink } from './appLinks.ts'

export interface StartArguments {
  readonly argv: readonly string[]
  /** Relative paths count from here. */
  readonly cwd: string
  /** Unpackaged, the first argument that is no switch is the app's own folder. */
  readonly isPackaged: boolean
}

/**
 * Absolute paths, not yet looked at. Switches are left out; after a lone '--' everything is a path. None where a link is
 * among the arguments: who wrote the link may have broken out of its quotes and written the others too.
 */
export function pathsOf({ argv, cwd, isPackaged }: StartArguments): readonly string[] {
  if (linksOf({ argv, isPackaged }).length > 0) return []
  const given = isPackaged ? argv.slice(1) : afterApp(argv)
  const end = given.indexOf('--')
  const plain = (end < 0 ? given : given.slice(0, end)).filter((argument) => !argument.startsWith('-'))
  const afterEnd = end < 0 ? [] : given.slice(end + 1)
  return [...plain, ...afterEnd].flatMap((argument) => pathOf(argument, cwd))
}

/** Arguments that claim to be links of ours, not yet read. */
export function linksOf({ argv, isPackaged }: Omit<StartArguments, 'cwd'>): readonly string[] {
  return (isPackaged ? argv.slice(1) : afterApp(argv)).filter(isAppLink)
}

function afterApp(argv: readonly string[]): readonly string[] {
  const app = argv.findIndex((argument, index) => index > 0 && !argument.startsWith('-'))
  return app < 0 ? [] : argv.slice(app + 1)
}

function pathOf(argument: string, cwd: string): readonly string[] {
  const path = /^file:\/\//i.test(argument) ? fromFileAddress(argument) : fromPath(argument, cwd)
  return path === null || path.includes('\0') ? [] : [path]
}

/** Any other scheme is not for us; one letter before the colon is a Windows drive. */
function fromPath(argument: string, cwd: string): string | null {
  if (argument === '') return null
  if (isAbsolute(argument)) return argument
  return /^[a-z][a-z0-9+.-]+:/i.test(argument) ? null : resolve(cwd, argument)
}

/** Linux desktops hand files over as addresses. One that names another machine is not a file here. */
function fromFileAddress(address: string): string | null {
  try {
    return URL.parse(address)?.host === '' ? fileURLToPath(address) : null
  } catch {
    return null // Not a path of this system.
  }
}
