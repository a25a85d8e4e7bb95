/** Every call of the client with the decoders that its answer meets and the most bytes that it takes in. */
import {
  engineListBytes,
  filenameAnswerBytes,
  jobListBytes,
  mostArchiveBytes,
  mostSmallBytes,
  subtitleAnswerBytes,
  titleAnswerBytes,
} from '../../../electron/serviceClient/answers/answerSizes.ts'
import type { ServiceClient } from '../../../electron/serviceClient/client.ts'
import type { Decoder } from '../../../shared/json/decoder.ts'
import * as ai from '../../../shared/wire/ai.ts'
import { engineList } from '../../../shared/wire/engines.ts'
import { problem } from '../../../shared/wire/errors.ts'
import * as upload from '../../../shared/wire/upload.ts'
import * as v1 from '../../../shared/wire/v1.ts'
import * as v2 from '../../../shared/wire/v2.ts'

export interface ServiceCallCase {
  readonly name: string
  readonly mostBytes: number
  readonly decoders: readonly Decoder<unknown>[]
  readonly run: (client: ServiceClient, signal: AbortSignal) => Promise<unknown>
}

export const askedNames: readonly string[] = Array.from({ length: v2.mostFilenames }, (_, at) => `${at}.mkv`)

const translation = { subtitleId: '1', fileId: null, target: 'es', tone: null } as const
const file = { uploadId: '1', name: 'a.srt', bytes: new Uint8Array(10) }

export const serviceCalls: readonly ServiceCallCase[] = [
  {
    name: 'file names',
    mostBytes: filenameAnswerBytes(askedNames.length, 30),
    decoders: [v2.filesSearch(askedNames.length), problem],
    run: (client, signal) => client.searchFiles(askedNames, { languages: [] }, signal),
  },
  {
    name: 'subtitles',
    mostBytes: subtitleAnswerBytes(30),
    decoders: [v1.subtitleSearch, problem],
    run: (client, signal) => client.searchSubtitles({ filmName: 'Arrival', languages: [] }, signal),
  },
  {
    name: 'titles',
    mostBytes: titleAnswerBytes,
    decoders: [v2.titleSearch, problem],
    run: (client, signal) => client.searchTitles('Arrival', {}, signal),
  },
  {
    name: 'titles of v1',
    mostBytes: titleAnswerBytes,
    decoders: [v2.titleSearch, problem],
    run: (client, signal) => client.searchTitlesV1('Arrival', {}, signal),
  },
  {
    name: 'completion',
    mostBytes: titleAnswerBytes,
    decoders: [v1.titleList, problem],
    run: (client, signal) => client.complete('Arrival', {}, signal),
  },
  small('account', [v2.account, v1.account], (client, signal) => client.usage(signal)),
  small('translation', [ai.jobReply], (client, signal) => client.startTranslation(translation, signal)),
  small('transcription', [ai.jobReply], (client, signal) =>
    client.startTranscription({ mediaUrl: 'https://media.example/a.mp4', language: 'en' }, signal),
  ),
  small('job', [ai.jobReply], (client, signal) => client.aiJob('1', signal)),
  {
    name: 'jobs',
    mostBytes: jobListBytes,
    decoders: [ai.jobList, problem],
    run: (client, signal) => client.aiJobs(1, signal),
  },
  {
    name: 'engines',
    mostBytes: engineListBytes,
    decoders: [engineList, problem],
    run: (client, signal) => client.engines(signal),
  },
  small('upload number', [upload.identifierReply], (client, signal) => client.openUpload(signal)),
  small('upload file', [upload.fileReply], (client, signal) => client.sendUploadFile(file, signal)),
  small('upload end', [upload.completionReply], (client, signal) => client.completeUpload([['n_id', '1']], signal)),
  small('upload standing', [upload.uploadStatusReply], (client, signal) => client.uploadStatus('1', signal)),
  {
    name: 'download',
    mostBytes: mostArchiveBytes,
    decoders: [problem],
    run: (client, signal) => client.download({ id: '1', path: null }, signal),
  },
  {
    name: 'result of a job',
    mostBytes: mostArchiveBytes,
    decoders: [problem],
    run: (client, signal) => client.aiResult('1', signal),
  },
]

function small(name: string, decoders: readonly Decoder<unknown>[], run: ServiceCallCase['run']): ServiceCallCase {
  return { name, mostBytes: mostSmallBytes, decoders: [...decoders, problem], run }
}
