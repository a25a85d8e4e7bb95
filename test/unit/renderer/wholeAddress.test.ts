/** An address as people type it. */
import { expect, test } from 'vitest'
import { wholeAddress } from '../../../renderer/features/settings/service/wholeAddress.ts'

test('this machine is asked in plain http and others with https, however their names are written', () => {
  const whole = ['localhost:8080', 'Localhost:8080', 'LOCALHOST', '[::1]:8080', 'Subtitles.Example/v1', 'NAS:8080']
  expect(whole.map(wholeAddress)).toEqual([
    'http://localhost:8080',
    'http://Localhost:8080',
    'http://LOCALHOST',
    'http://[::1]:8080',
    'https://Subtitles.Example/v1',
    'https://NAS:8080',
  ])
})

test('what names no host, or has its scheme already, stays as it was typed', () => {
  const typed = ['my service', 'subtitles', 'https://subtitles.example', '']
  expect(typed.map(wholeAddress)).toEqual(typed)
})
