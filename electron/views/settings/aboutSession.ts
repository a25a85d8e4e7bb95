/** Reads what the build wrote down of the packages it holds. Only names out of that list are ever opened. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AboutState } from '../../../shared/contract/program/about.ts'
import { AppError } from '../../../shared/errors.ts'

export interface AboutSessionParts {
  /** What scripts/licencesPlugin.ts writes. */
  readonly folder: string
  readonly version: string
  /** The user sits at this machine, and can be told of a file. */
  readonly isUsersMachine: boolean
}

export interface AboutSession {
  /** @throws AppError 'file.missing' where the program was not built */
  state(): Promise<AboutState>
  /** @throws AppError 'input.invalid' for a package that is not in the list */
  licence(packageId: string, offset: number): Promise<{ readonly text: string; readonly next: number | null }>
  bill(): Promise<{ readonly text: string }>
}

interface ListedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly file: string
}

const ownLicence = 'MIT'
const pieceChars = 6_000
const idOf = ({ name, version }: ListedPackage) => `${name}@${version}`

export function createAboutSession({ folder, version, isUsersMachine }: AboutSessionParts): AboutSession {
  const billFile = join(folder, 'bom.cdx.json')

  function read(path: string): Promise<string> {
    return readFile(path, 'utf8').catch((thrown: unknown) => {
      throw new AppError('file.missing', 'The licences are not there: build the program, or install it again.', thrown)
    })
  }

  async function list(): Promise<readonly ListedPackage[]> {
    return JSON.parse(await read(join(folder, 'packages.json'))) as readonly ListedPackage[]
  }

  return {
    async state() {
      const packages = (await list()).map((listed) => ({
        packageId: idOf(listed),
        name: listed.name,
        version: listed.version,
        licence: listed.licence,
      }))
      return { version, licence: ownLicence, packages, billPath: isUsersMachine ? billFile : null }
    },
    async licence(packageId, offset) {
      const listed = (await list()).find((each) => idOf(each) === packageId)
      if (!listed) throw new AppError('input.invalid', 'There is no such package in this version.')
      return pieceOf(await read(join(folder, listed.file)), offset)
    },
    async bill() {
      return { text: await read(billFile) }
    },
  }
}

/** Ends with a whole line where there is one. */
function pieceOf(text: string, offset: number) {
  const rest = text.slice(offset)
  if (rest.length <= pieceChars) return { text: rest, next: null }
  const end = rest.lastIndexOf('\n', pieceChars) + 1 || pieceChars
  return { text: rest.slice(0, end), next: offset + end }
}
