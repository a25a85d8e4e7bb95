/**
 * Entry of the thread that opens and judges what strangers packed; puts its parts together as `compose` does for the app.
 * Does one task at a time and touches neither disk nor network.
 */
import { parentPort } from 'node:worker_threads'
import { serveCalls } from '../../../node/thread/callThread.ts'
import { cleanText } from '../../clean/cleanText.ts'
import { createLanguageDetector } from '../../../node/language/detectLanguage.ts'
import { editSubtitle } from '../../timing/editWork.ts'
import { pairTexts } from '../../timing/pair/pairWork.ts'
import { align, retimeSubtitle } from '../../timing/timingWork.ts'
import { fingerprintOf } from '../../../node/language/duplicates.ts'
import { languageOfText } from '../../../node/language/languageOfText.ts'
import { createJudge, createVerify } from '../../verify/verify.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ArchiveApi, CheckedSubtitle, CheckHints } from './archiveMessages.ts'
import { prepareSubtitle, type ParseHints, type ReadySubtitle } from '../../verify/prepareSubtitle.ts'
import { rereadBytes } from '../../verify/rereadBytes.ts'
import { examineText } from '../../verify/textFacts.ts'
import { readArchive } from './readArchive.ts'

const detectLanguage = createLanguageDetector()
const judge = createJudge(detectLanguage)
const verify = createVerify(detectLanguage)

if (parentPort) serveCalls(parentPort, createApi())

function createApi(): ArchiveApi {
  return {
    async warm() {
      await detectLanguage('')
    },
    read: async (bytes) => detached(await readArchive(bytes)),
    prepare: ready,
    check,
    verify,
    language: (document) => languageOfText(document, detectLanguage),
    align,
    retime: retimeSubtitle,
    edit: editSubtitle,
    pair: pairTexts,
    clean: cleanText,
    examine: (bytes, hints) => examineText(bytes, hints, detectLanguage),
    reread: rereadBytes,
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
