/**
 * Makes unpacked packages with electron-builder, as they would be shipped, around folders that stand for Electron's runtime:
 * nothing is downloaded. The stand-in's binary carries a fuse wire, so that what the build did to the fuses can be read back.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { extractAll } from '@electron/asar'
import builder from 'electron-builder'
import { build as viteBuild } from 'vite'
import { makeRuntime, type PackedPlatform } from './electronRuntime.ts'

export interface PackagedApp {
  /** The executable whose fuses were set. */
  readonly binary: string
  readonly resources: string
  readonly archive: string
  /** The archive's content as a folder, for a Node that cannot read archives. */
  readonly app: string
}

/** What a package is made of, beside what was built. */
const projectFiles = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'electron-builder.yml',
  'electron/desktop/icons',
  'packaging',
]

/** Packages of which the archive takes files, as electron-builder.yml names them. */
const archived = ['eld', 'node-unrar-js']

const targets = {
  linux: builder.Platform.LINUX,
  win32: builder.Platform.WINDOWS,
  darwin: builder.Platform.MAC,
}

/** Where electron-builder puts what it unpacks for x64, and where resources and binary lie in it. */
const layouts: Readonly<Record<PackedPlatform, { folder: string; resources: string; binary: string }>> = {
  linux: { folder: 'linux-unpacked', resources: 'resources', binary: 'undertitle-desktop' },
  win32: { folder: 'win-unpacked', resources: 'resources', binary: 'Undertitle.exe' },
  darwin: {
    folder: 'mac',
    resources: 'Undertitle.app/Contents/Resources',
    binary: 'Undertitle.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
  },
}

/** Signing, and icons of another form, need tools of that system. */
const withoutMacTools = {
  mac: { identity: null, icon: null as unknown as string },
  electronFuses: { resetAdHocDarwinSignature: false },
}

/** @param program the built command line: everything else that was built lies beside it. */
export async function packageApp(
  program: string,
  folder: string,
  platform: PackedPlatform = 'linux',
): Promise<PackagedApp> {
  const project = join(folder, 'project')
  await prepareProject(program, project)
  await builder.build({
    projectDir: project,
    targets: targets[platform].createTarget('dir', builder.Arch.x64),
    publish: 'never',
    // Added to the project's own electron-builder.yml. To make icons of another form, tools would be fetched.
    config: {
      electronDist: makeRuntime(join(folder, `runtime-${platform}`), platform),
      ...(platform === 'win32' ? { win: { signAndEditExecutable: false } } : {}),
      ...(platform === 'darwin' ? withoutMacTools : {}),
    },
  })
  const layout = layouts[platform]
  const unpacked = join(project, 'release', layout.folder)
  const resources = join(unpacked, layout.resources)
  const archive = join(resources, 'app.asar')
  const app = join(folder, `app-${platform}`)
  extractAll(archive, app)
  return { binary: join(unpacked, layout.binary), resources, archive, app }
}

/** What the programs that make the packages of Linux would have been given. */
export interface LinuxPackages {
  /** Arguments of fpm, for the .deb and the .rpm. */
  readonly fpm: readonly (readonly string[])[]
  /** Desktop entries as text: of both and of the AppImage. */
  readonly entries: readonly string[]
  readonly appImageEntryName: string
}

type Computed = readonly [readonly string[], string] | { readonly desktop: string; readonly desktopFileName: string }

/** Goes as far as electron-builder goes before it fetches fpm and the AppImage's runtime. */
export async function planLinuxPackages(program: string, folder: string): Promise<LinuxPackages> {
  const project = join(folder, 'project')
  await prepareProject(program, project)
  const icons = join(folder, 'icon-set')
  mkdirSync(icons, { recursive: true })
  cpSync('electron/desktop/icons/app.png', join(icons, '512x512.png'))
  const computed: Computed[] = []
  const entries: string[] = []
  await builder.build({
    projectDir: project,
    targets: targets.linux.createTarget(['deb', 'rpm', 'AppImage'], builder.Arch.x64),
    publish: 'never',
    config: { electronDist: makeRuntime(join(folder, 'runtime-linux'), 'linux'), linux: { icon: icons } },
    async effectiveOptionComputed(options: Computed) {
      computed.push(options)
      entries.push('desktop' in options ? options.desktop : readFileSync(options[1], 'utf8'))
      return true
    },
  })
  return {
    fpm: computed.flatMap((options) => ('desktop' in options ? [] : [options[0]])),
    entries,
    appImageEntryName: computed.flatMap((options) => ('desktop' in options ? [options.desktopFileName] : []))[0] ?? '',
  }
}

async function prepareProject(program: string, project: string): Promise<void> {
  if (existsSync(project)) return
  for (const name of projectFiles) cpSync(name, join(project, name), { recursive: true })
  linkPackages(join(project, 'node_modules'))
  cpSync(dirname(program), join(project, 'dist'), { recursive: true })
  const preload = { outDir: join(project, 'dist'), emptyOutDir: false }
  await viteBuild({ configFile: 'vite.preload.config.ts', logLevel: 'error', build: preload })
}

/**
 * Links to all packages but those of the archive: electron-builder packs no link that leads into `/tmp` or `/var`, where
 * the checkout may lie.
 */
function linkPackages(folder: string): void {
  mkdirSync(folder)
  for (const name of readdirSync('node_modules')) {
    const [from, to] = [resolve('node_modules', name), join(folder, name)]
    if (archived.includes(name)) cpSync(from, to, { recursive: true })
    else if (statSync(from).isDirectory()) symlinkSync(from, to, 'junction')
  }
}
