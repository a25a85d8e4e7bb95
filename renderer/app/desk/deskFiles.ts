/** Which subtitle is meant: told apart, and said in the window's address. Pure. */
import type { DeskFile } from '../../../shared/contract/videos/desk.ts'
import type { AddressPart } from '../../../shared/screenAddress.ts'

export function fileKey(file: DeskFile): string {
  switch (file.kind) {
    case 'beside':
      return `beside ${file.videoId} ${file.sidecarId}`
    case 'row':
      return `row ${file.rowId}`
    case 'candidate':
      return `candidate ${file.questionId} ${file.candidateId}`
    case 'found':
      return `found ${file.subtitleId} ${file.videoId}`
    case 'other':
      return `other ${file.videoId} ${file.language} ${file.candidateId}`
  }
}

/** Looking at it may cost what it costs: a person pressed the button that says so. */
export function asPaid(file: DeskFile): DeskFile {
  return 'mayDownload' in file ? { ...file, mayDownload: true } : file
}

/** An address never spends: what is not here already is only offered. */
export function fileOfAddress(part: AddressPart): DeskFile | null {
  const { video, file, version, question, candidate, found, language } = part
  if (version !== undefined && /^\d{1,15}$/.test(version)) return { kind: 'row', rowId: Number(version) }
  if (question !== undefined && candidate !== undefined)
    return { kind: 'candidate', questionId: question, candidateId: candidate, mayDownload: false }
  if (video === undefined) return null
  if (candidate !== undefined && language !== undefined)
    return { kind: 'other', videoId: video, language, candidateId: candidate, mayDownload: false }
  if (found !== undefined) return { kind: 'found', subtitleId: found, videoId: video, mayDownload: false }
  return file === undefined ? null : { kind: 'beside', videoId: video, sidecarId: file }
}

export function addressOfFile(file: DeskFile): AddressPart {
  switch (file.kind) {
    case 'beside':
      return { video: file.videoId, file: file.sidecarId }
    case 'row':
      return { version: String(file.rowId) }
    case 'candidate':
      return { question: file.questionId, candidate: file.candidateId }
    case 'found':
      return { video: file.videoId, found: file.subtitleId }
    case 'other':
      return { video: file.videoId, language: file.language, candidate: file.candidateId }
  }
}
