/** Promise F4(a): what a power cut may leave is decided by the order of the system's calls. Here they are, as the system saw them. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const canTrace = process.platform === 'linux' && spawnSync('strace', ['-f', 'true']).status === 0
const files = 100

interface SystemCall {
  readonly name: string
  /** Arguments and result. */
  readonly text: string
  /** Lines of the trace: threads cut into each other. */
  readonly begin: number
  readonly end: number
}

/** A call that another thread cut into stands on two lines. */
function callsIn(trace: string): readonly SystemCall[] {
  const open = new Map<string, { readonly name: string; readonly text: string; readonly begin: number }>()
  return trace.split('\n').flatMap((line, at) => {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const [, resumed, tail = ''] = /^<\.\.\. (\w+) resumed>(.*)$/.exec(rest) ?? []
    const begun = open.get(thread)
    if (resumed !== undefined && begun) return [{ ...begun, text: begun.text + tail, end: at }]
    const [, name = '', text = ''] = /^(\w+)\((.*)$/.exec(rest) ?? []
    if (!text.includes('<unfinished ...>')) return name === '' ? [] : [{ name, text, begin: at, end: at }]
    open.set(thread, { name, text, begin: at })
    return []
  })
}

function traceOf(folder: string): readonly SystemCall[] {
  const trace = join(folder, 'trace')
  const calls = 'trace=openat,write,pwrite64,fsync,fdatasync,link,linkat,unlink,unlinkat,rename,renameat,renameat2'
  const program = [process.execPath, '--disable-warning=ExperimentalWarning', 'test/support/disks/publishMany.ts']
  const strace = ['-f', '-y', '-qq', '-s', '300', '-e', calls, '-o', trace, ...program, folder, String(files)]
  const { status, stderr } = spawnSync('strace', strace, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return callsIn(readFileSync(trace, 'utf8'))
}

test.skipIf(!canTrace)(
  'each file is on the disk before it has its name, and its name before the journal says so',
  () => {
    const folder = tempFolder()
    const calls = traceOf(folder)
    const films = join(folder, 'films')
    const syncs = calls.filter(({ name }) => name === 'fsync' || name === 'fdatasync')
    const isSynced = (what: string, after: number, before: number) =>
      syncs.some(({ text, begin, end }) => text.includes(`<${what}>`) && begin > after && end < before)
    const links = calls.filter(({ name }) => name.startsWith('link'))
    const journaled = calls.filter(({ name, text }) => name === 'write' && text.includes('"journaled '))
    expect([links.length, journaled.length]).toEqual([files, files])
    links.forEach((link, index) => {
      const [, temp = '', final = ''] = /"([^"]+\.part)".*?"([^"]+)"/.exec(link.text) ?? []
      expect(final).toBe(join(films, `Film ${String(index + 1)}.en.srt`))
      const ofTemp = calls.filter(({ text }) => text.includes(temp))
      const created = ofTemp.find(({ name, text }) => name === 'openat' && text.includes('O_CREAT'))!
      const lastWrite = ofTemp.findLast(({ name }) => name.includes('write'))!
      const taken = ofTemp.find(({ name }) => name.startsWith('unlink'))!
      const before = journaled[index - 1]?.end ?? -1
      const place = `file ${String(index + 1)}`
      expect(isSynced(`${join(folder, 'journal.sqlite')}-wal`, before, created.begin), `${place}: intent`).toBe(true)
      expect(isSynced(temp, lastWrite.end, link.begin), `${place}: content`).toBe(true)
      expect(isSynced(films, taken.end, journaled[index]!.begin), `${place}: name`).toBe(true)
    })
  },
)
