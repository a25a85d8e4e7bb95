#!/usr/bin/env node
/**
 * Starts the built program on a Node that has what it needs (24 or newer, for its SQLite with full-text search): the one
 * that runs this file, else the one that the package `node` brings. Plain JavaScript, so that an old Node can read it.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const neededMajor = 24
/** As in the scripts of package.json: left alone, V8 gathers 60 MB of garbage before it looks, which makes nothing faster. */
const flags = ['--max-semi-space-size=8']
const program = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'cli.js')

function fail(sentence) {
  console.error(sentence)
  process.exit(3)
}

function newerNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    const found = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(found) ? found : null
  } catch {
    return null // The package is not installed: said below.
  }
}

if (!existsSync(program)) fail('Undertitle is not built yet. Run: npm run build')
if (Number(process.versions.node.split('.')[0]) >= neededMajor) {
  await import(pathToFileURL(program).href)
} else {
  const node = newerNode()
  if (!node) {
    fail(
      `Undertitle needs Node ${neededMajor} or newer; this is ${process.version}. ` +
        'Run npm ci without --ignore-scripts (it brings one along), or install a newer Node.',
    )
  }
  // The fourth is a channel on which nothing is ever said: its end tells the program that this process is gone, however it ended.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, [...flags, program, ...process.argv.slice(2)], { stdio })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 130 : 3)))
}
