/** Which page of a list was asked for. Pure. */
import { AppError } from '../../shared/errors.ts'

/** Counted from 1; null where none was named. @throws AppError 'input.invalid' */
export function pageOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new AppError('input.invalid', '--page takes a number from 1 on.')
}
