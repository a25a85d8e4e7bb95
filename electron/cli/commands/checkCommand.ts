/** `check`: every subtitle looked at, what is wrong with it, and mending what is ours. */
import { resolve } from 'node:path'
import { systemClock } from '../../../node/clock.ts'
import { toAppError } from '../../../shared/errors.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { Finding } from '../../checkup/checkedFile.ts'
import { noteLine } from '../../checkup/checkNotes.ts'
import { countSubtitles } from '../../checkup/checkSubtitles.ts'
import { evidenceSentence, kindWords, mendWords } from '../../checkup/findingWords.ts'
import { nameOnOffer } from '../../checkup/nameInLanguage.ts'
import { isSafeMend } from '../../checkup/mendFile.ts'
import { openCheckups, type Checkups } from '../../engine/checkups.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import { createCheckingLine } from '../print/checkingLine.ts'
import { listeningLine } from '../print/listeningLine.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { readVideoScope } from '../scope/batchScope.ts'
import { createUnseenPlaces, type UnseenPlaces } from '../scope/unseenPlaces.ts'
import { checkupInScope, type CheckupSubjects } from '../scope/checkupInScope.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { checkOptions } from '../table/jobOptions.ts'

export async function checkCommand(
  { values, positionals }: Given<typeof checkOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const paths = positionals.map((path) => resolve(terminal.cwd, path))
  const scope = readVideoScope(values)
  const isOwner = values.apply === true
  return withEngine({ home: values.home, terminal, files, isOwner }, async (engine) => {
    const checkups = openCheckups(engine)
    try {
      const tell = (line: string, record: object) => {
        if (values.json) terminal.stdout(JSON.stringify(record))
        else terminal.stdout(line)
      }
      const run = { engine, checkups, terminal, tell, withSound: values.sound === true, mends: isOwner }
      const unseen = createUnseenPlaces(terminal, values.json === true)
      const subjects = await checkupInScope(engine, paths, { scope, unseen, signal: terminal.signal })
      return unseen.exitCode(await runCheck({ ...run, unseen, isQuiet: values.quiet === true }, subjects))
    } finally {
      terminal.status('')
      await checkups.close()
    }
  })
}

interface Run {
  readonly engine: Engine
  readonly checkups: Checkups
  readonly terminal: Terminal
  readonly tell: (line: string, record: object) => void
  readonly withSound: boolean
  readonly mends: boolean
  readonly isQuiet: boolean
  readonly unseen: Pick<UnseenPlaces, 'count'>
}

async function runCheck(run: Run, { videos, orphans, wholeFolders, isAsked }: CheckupSubjects): Promise<ExitCode> {
  const { engine, checkups, terminal, withSound, mends, isQuiet } = run
  const startedMs = Date.now()
  const total = countSubtitles({ videos, orphans })
  const found: Finding[] = []
  const line = createCheckingLine(systemClock)
  const { signal } = terminal
  if (withSound && !isQuiet) terminal.stderr(listeningLine(videos))
  const { checked, read, notes } = await checkups.check({
    ...{ videos, orphans, withSound, signal },
    onFindings: (all) => {
      const findings = all.filter(({ file }) => isAsked(file.path))
      found.push(...findings)
      // What is mended is told with what became of it.
      if (!mends) for (const finding of findings) tellFinding(run, finding, null)
    },
    onProgress: (done) => terminal.status(line({ done, total })),
  })
  terminal.status('')
  const seen = new Set([...videos.flatMap(({ file }) => file.sidecars.map(({ path }) => path)), ...orphans])
  for (const folder of wholeFolders) checkups.forgetOthers(folder, seen)
  if (!isQuiet) for (const note of notes) terminal.stderr(shown(noteLine(note)))
  const mended = mends ? await mendAll(run, found) : { findings: 0, batchId: null }
  const counts = Object.fromEntries(
    Object.keys(kindWords).map((kind) => [kind, found.filter((finding) => finding.kind === kind).length]),
  )
  const seconds = Math.round((Date.now() - startedMs) / 100) / 10
  const outcome = {
    checked,
    found: found.length,
    counts,
    unreadable: run.unseen.count(),
    mended: mended.findings,
    read,
    batch: mended.batchId,
    run: mended.batchId,
    seconds,
  }
  const undoing = mended.batchId === null ? '' : ` Undo with: undertitle undo --run ${mended.batchId}`
  const mendedWords = mends ? `, ${mended.findings} fixed` : ''
  run.tell(`Done: ${checked} checked, ${found.length} found${mendedWords}.${undoing}`, { event: 'done', ...outcome })
  engine.log.write('info', 'checkup.done', { checked, found: found.length, mended: mended.findings })
  return found.length > 0 ? 1 : 0
}

function tellFinding({ tell }: Run, finding: Finding, isMended: boolean | null): void {
  const { file, kind, severity, evidence, mend } = finding
  const isOurs = file.owner !== null
  const sentence = evidenceSentence(evidence)
  const renamesTo = nameOnOffer(finding)
  const helps = renamesTo !== null ? `its name would be ${renamesTo}` : isOurs && mend !== null ? mendWords[mend] : null
  const outcome = isMended ? ' (fixed)' : helps === null ? '' : ` (${shown(helps)})`
  tell(`${kindWords[kind].padEnd(18)} ${shown(file.path)}: ${shown(sentence)}${outcome}`, {
    event: 'finding',
    video: file.of?.video.file.path ?? null,
    sidecar: file.path,
    kind,
    severity,
    ours: isOurs,
    evidence: sentence,
    mend,
    ...(renamesTo === null ? {} : { renamesTo }),
    ...(isMended === null ? {} : { mended: isMended }),
  })
}

/** File by file, in one run, which is begun with the first. */
async function mendAll(run: Run, found: readonly Finding[]) {
  const { engine, terminal } = run
  let batchId: string | null = null
  let [files, findings] = [0, 0]
  try {
    for (const [file, ofFile] of Map.groupBy(found, (finding) => finding.file)) {
      const meant = file.owner === null ? [] : ofFile.filter(({ mend }) => isSafeMend(mend))
      if (meant.length > 0) batchId ??= engine.runs.open({ ...mendRun, scope: scopeOf(releasesOf(found)) })
      const isMended = batchId !== null && (await mendOne(run, meant, batchId))
      if (isMended) files += 1
      if (isMended) findings += meant.length
      for (const finding of ofFile) tellFinding(run, finding, isMended && meant.includes(finding))
    }
  } finally {
    if (batchId !== null) engine.runs.end(batchId, terminal.signal.aborted ? 'stopped' : 'done')
  }
  return { findings, batchId: files > 0 ? batchId : null }
}

const mendRun = { kind: 'mend', command: 'checkup' } as const

/** False where there is nothing to mend, or where it cannot be. */
async function mendOne(
  { engine, checkups, terminal }: Run,
  findings: readonly Finding[],
  batchId: string,
): Promise<boolean> {
  const [first] = findings
  if (!first) return false
  const { signal } = terminal
  signal.throwIfAborted()
  try {
    const written = await checkups.mend(findings, { batchId, adopts: false, signal })
    engine.runs.record(batchId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
    return true
  } catch (thrown) {
    signal.throwIfAborted()
    const { path, of, language } = first.file
    const subject = { path, videoPath: of?.video.file.path ?? '', language: language ?? '' }
    engine.runs.record(batchId, [failedFile(subject, toAppError(thrown))])
    terminal.stderr(shown(toAppError(thrown).message))
    return false
  }
}

function releasesOf(found: readonly Finding[]) {
  return found.flatMap(({ file }) => (file.owner !== null && file.of ? [file.of.release] : []))
}
