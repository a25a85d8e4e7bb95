/**
 * Makes an unpacked Linux package with electron-builder, as it would be shipped, around a file that stands for Electron's
 * binary: nothing is downloaded. The file carries a fuse wire, so that what the build did to the fuses can be read back.
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { extractAll } from '@electron/asar'
import builder from 'electron-builder'
import { build as viteBuild } from 'vite'

export interface PackagedApp {
  /** The executable whose fuses were set. */
  readonly binary: string
  readonly resources: string
  readonly archive: string
  /** The archive's content as a folder, for a Node that cannot read archives. */
  readonly app: string
}

/** What the fuse tools look for in a binary. */
const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** Version 1, nine fuses, as Electron ships them. */
const shippedWire = Buffer.concat([Buffer.from([1, 9]), Buffer.from('101110011')])

/** What a package is made of, beside what was built. */
const projectFiles = ['package.json', 'package-lock.json', 'LICENSE', 'electron-builder.yml', 'electron/desktop/icons']

/** @param program the built command line: everything else that was built lies beside it. */
export async function packageApp(program: string, folder: string): Promise<PackagedApp> {
  const project = join(folder, 'project')
  for (const name of projectFiles) cpSync(name, join(project, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction')
  cpSync(dirname(program), join(project, 'dist'), { recursive: true })
  const preload = { outDir: join(project, 'dist'), emptyOutDir: false }
  await viteBuild({ configFile: 'vite.preload.config.ts', logLevel: 'error', build: preload })
  await builder.build({
    projectDir: project,
    targets: builder.Platform.LINUX.createTarget('dir', builder.Arch.x64),
    publish: 'never',
    // Added to the project's own electron-builder.yml.
    config: { electronDist: standInRuntime(folder) },
  })
  const unpacked = join(project, 'release', 'linux-unpacked')
  const archive = join(unpacked, 'resources', 'app.asar')
  extractAll(archive, join(folder, 'app'))
  return {
    binary: join(unpacked, 'undertitle-desktop'),
    resources: join(unpacked, 'resources'),
    archive,
    app: join(folder, 'app'),
  }
}

function standInRuntime(folder: string): string {
  const runtime = join(folder, 'runtime')
  for (const part of ['locales', 'resources']) mkdirSync(join(runtime, part), { recursive: true })
  const binary = Buffer.concat([
    Buffer.from('#!/bin/sh\nexit 1\n'),
    Buffer.from(fuseSentinel),
    shippedWire,
    Buffer.alloc(64),
  ])
  writeFileSync(join(runtime, 'electron'), binary, { mode: 0o755 })
  writeFileSync(join(runtime, 'locales', 'en-US.pak'), '')
  for (const name of ['version', 'LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(runtime, name), '')
  return runtime
}
