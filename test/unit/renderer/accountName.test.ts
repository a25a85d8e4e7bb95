/** An account is called by its name, and one without a name by its id. */
import { expect, test } from 'vitest'
import { accountName } from '../../../renderer/operator/accountName.ts'

test('an account that was made without a name is called by its id', () => {
  expect(accountName({ id: 'acc_1', name: 'Ines' })).toBe('Ines')
  expect(accountName({ id: 'acc_1', name: '' })).toBe('acc_1')
})
