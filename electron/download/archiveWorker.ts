/**
 * Entry of the thread that opens and judges what strangers packed; puts its parts together as `compose` does for the app.
 * Does one task at a time and touches neither disk nor network.
 */
import { parentPort } from 'node:worker_threads'
import { toAppError } from '../../shared/errors.ts'
import { cleanText } from '../clean/cleanText.ts'
import { createLanguageDetector } from '../verify/detectLanguage.ts'
import { align, retimeSubtitle } from '../timing/timingWork.ts'
import { fingerprintOf } from '../verify/duplicates.ts'
import { languageOfText } from '../verify/languageOfText.ts'
import { createJudge, createVerify } from '../verify/verify.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ArchiveAnswer, ArchiveFailure, ArchiveTask, CheckedSubtitle, CheckHints } from './archiveMessages.ts'
import { prepareSubtitle, type ParseHints, type ReadySubtitle } from '../verify/prepareSubtitle.ts'
import { readArchive } from './readArchive.ts'

const detectLanguage = createLanguageDetector()
const judge = createJudge(detectLanguage)
const verify = createVerify(detectLanguage)

parentPort?.on('message', (task: ArchiveTask) => {
  void answer(task).then((reply) => parentPort?.postMessage(reply))
})

async function answer(task: ArchiveTask): Promise<ArchiveAnswer> {
  try {
    switch (task.kind) {
      case 'warm':
        await detectLanguage('')
        return { kind: 'warm' }
      case 'read':
        return { kind: 'content', content: detached(await readArchive(task.bytes)) }
      case 'prepare':
        return { kind: 'subtitle', subtitle: ready(task.bytes, task.hints) }
      case 'check':
        return { kind: 'checked', checked: await check(task.bytes, task.hints) }
      case 'verify':
        return { kind: 'verdict', verdict: await verify(task.request) }
      case 'language':
        return { kind: 'language', language: await languageOfText(task.document, detectLanguage) }
      case 'align':
        return { kind: 'alignment', alignment: align(task.request) }
      case 'retime':
        return { kind: 'retimed', subtitle: retimeSubtitle(task.bytes, task.request) }
      case 'clean':
        return { kind: 'cleaned', cleaned: cleanText(task.request) }
    }
  } catch (thrown) {
    return { kind: 'failed', failure: failureOf(thrown) }
  }
}

function ready(bytes: Uint8Array, hints: ParseHints): ReadySubtitle {
  const { plainText, ...prepared } = prepareSubtitle(bytes, hints)
  return { ...prepared, fingerprint: fingerprintOf(plainText) }
}

async function check(bytes: Uint8Array, hints: CheckHints): Promise<CheckedSubtitle> {
  const { document, ...prepared } = ready(bytes, hints)
  const { languageHint: language, mediaDurationMs } = hints
  return { ...prepared, judgement: await judge({ document, language, mediaDurationMs }) }
}

/** Own copies: a view would be sent with all of the archive that it looks into. */
function detached(content: ArchiveContent): ArchiveContent {
  return { ...content, members: content.members.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })) }
}

function failureOf(thrown: unknown): ArchiveFailure {
  const { code, message } = toAppError(thrown)
  const detail = thrown instanceof Error && 'detail' in thrown ? String(thrown.detail) : null
  return { code, message, detail }
}
