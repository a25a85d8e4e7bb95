/** Parts of the npm package that brings a browser, unpacked into a folder that stays until the package changes. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const packed = resolve('node_modules', '@sparticuz', 'chromium')

/** The package unpacks into the folder for temporary files; the libraries only where it takes itself to be in a cloud. */
const unpacking = {
  chromium: "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())",
  fonts: "import('@sparticuz/chromium').then(({ inflate }) => inflate(process.argv[1]))",
}
const cloud = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }

/** Unpacks beside the final place: a folder under the final name is always whole, however many test files begin at once. */
export async function unpackOnce(part: keyof typeof unpacking): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { readonly version: string }
  const cache = resolve('node_modules', '.cache')
  const whole = join(cache, `undertitle-${part}-${version}`)
  if (existsSync(whole)) return whole
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(`${whole}-`)
  const env = { ...process.env, ...cloud, TMPDIR: unfinished }
  const fonts = join(packed, 'bin', 'fonts.tar.br')
  await promisify(execFile)(process.execPath, ['-e', unpacking[part], fonts], { env })
  await rename(unfinished, whole).catch(async (problem: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(whole)) throw problem
  })
  return whole
}
