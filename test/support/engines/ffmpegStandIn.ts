/** Files that say of themselves what a build of ffmpeg says: as a program of this system, or as bytes of another one's. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const lgplSwitches = '--prefix=/opt/ffmpeg --enable-libvpx --enable-libopus --disable-doc'

/** Answers -version as ffmpeg does, and nothing else. */
export function writeFfmpegStandIn(folder: string, switches = lgplSwitches, version = '7.1'): string {
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'ffmpeg')
  const said = [`ffmpeg version ${version} Copyright (c) 2000-2024 the FFmpeg developers`, `configuration: ${switches}`]
  const script = `#!/bin/sh\n[ "$1" = -version ] || exit 0\ncat <<'END'\n${said.join('\n')}\nEND\n`
  writeFileSync(program, script, { mode: 0o755 })
  return program
}

/** The texts that are compiled into one, between other bytes: what a machine of another kind can read of it. */
export function writeForeignFfmpeg(folder: string, name: string, switches = lgplSwitches): void {
  mkdirSync(folder, { recursive: true })
  const texts = ['\x7fELF', '--help-of-one-option', '%s version 7.1', switches, 'libavutil license: LGPL', '']
  writeFileSync(join(folder, name), Buffer.from(texts.join('\0\x01\xff\0'), 'latin1'))
}

/** The head of the licence's text: enough to tell which one it is. */
export function writeLgplText(folder: string): void {
  writeFileSync(join(folder, 'COPYING.LGPLv2.1'), '  GNU LESSER GENERAL PUBLIC LICENSE\n  Version 2.1, February 1999\n')
}
