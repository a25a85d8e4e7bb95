/** Where a row stands, in one word, and how that looks. Pure. */
import type { Sureness, UploadFilter, UploadRow } from '../../../shared/contract/upload.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/sign/tone.ts'

export type RowStatus =
  'ready' | 'incomplete' | 'numbered' | 'filed' | 'unknown' | 'pending' | 'approved' | 'rejected' | 'failed' | 'sending'

export function statusOf({ step, isAtWork, failure, problems, review }: UploadRow): RowStatus {
  if (isAtWork) return 'sending'
  if (step === 'sent') return review ?? 'pending'
  if (step === 'sending') return 'unknown'
  if (failure !== null) return 'failed'
  if (problems.length > 0) return 'incomplete'
  return step === 'draft' ? 'ready' : step
}

/** What looking up may bring something for: not what cannot be read, nor what the service knew nothing of as it stands now. */
export function mayBeLookedUp({ step, problems, failure }: UploadRow): boolean {
  const isOpen = step !== 'sent' && step !== 'sending'
  return isOpen && failure?.code !== 'service.notFound' && !problems.some(({ fault }) => fault === 'unread')
}

interface Look {
  readonly icon: IconName
  readonly tone: Tone
}

export const statusStyles: Readonly<Record<RowStatus, Look>> = {
  ready: { icon: 'check', tone: 'accent' },
  incomplete: { icon: 'question', tone: 'look' },
  numbered: { icon: 'upload', tone: 'accent' },
  filed: { icon: 'upload', tone: 'accent' },
  unknown: { icon: 'warning', tone: 'look' },
  pending: { icon: 'waiting', tone: 'quiet' },
  approved: { icon: 'check', tone: 'good' },
  rejected: { icon: 'close', tone: 'bad' },
  failed: { icon: 'warning', tone: 'bad' },
  sending: { icon: 'upload', tone: 'accent' },
}

export const filterStyles: Readonly<Record<Exclude<UploadFilter, 'all'>, Look>> = {
  ready: statusStyles.ready,
  incomplete: statusStyles.incomplete,
  failed: statusStyles.failed,
  pending: statusStyles.pending,
  approved: statusStyles.approved,
  rejected: statusStyles.rejected,
}

export const sureTones: Readonly<Record<Sureness, Tone>> = {
  yours: 'accent',
  sure: 'good',
  guessed: 'look',
  missing: 'bad',
}

export const filtersInOrder: readonly UploadFilter[] = [
  'all',
  'ready',
  'incomplete',
  'failed',
  'pending',
  'approved',
  'rejected',
]
