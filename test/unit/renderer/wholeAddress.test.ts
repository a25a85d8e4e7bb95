/** An address as people type it. */
import { expect, test } from 'vitest'
import { homeAddress, wholeAddress } from '../../../renderer/features/settings/wholeAddress.ts'

test('this machine is asked in plain http and others with https, however their names are written', () => {
  const whole = ['localhost:8080', 'Localhost:8080', 'LOCALHOST', '[::1]:8080', 'Subtitles.Example/v1', 'NAS:8080']
  expect(whole.map((typed) => wholeAddress(typed))).toEqual([
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
  expect(typed.map((one) => wholeAddress(one))).toEqual(typed)
})

test('a server of the home network is asked in plain http, one of the open network never', () => {
  const typed = [
    '192.168.1.20:8096',
    '172.20.0.3:32400',
    'nas:8096',
    'Tower.local:8096',
    'plex.example:32400',
    '172.40.0.1:80',
  ]
  expect(typed.map(homeAddress)).toEqual([
    'http://192.168.1.20:8096',
    'http://172.20.0.3:32400',
    'http://nas:8096',
    'http://Tower.local:8096',
    'https://plex.example:32400',
    'https://172.40.0.1:80',
  ])
})
