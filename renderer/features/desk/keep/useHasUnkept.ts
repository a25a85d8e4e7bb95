/** Whether something on the desk is not kept yet, to components; what stands nowhere is only looked at. */
import { useDeskStore } from '../useDeskStore.ts'
import { draftOf } from './unkept.ts'

export function useHasUnkept(): boolean {
  return useDeskStore('desk', (desk) => desk.subject?.sidecarId !== null && draftOf(desk) !== null)
}
