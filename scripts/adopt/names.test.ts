import { expect, test } from 'vitest'
import { aliasesOfRemoved, isOrdinaryWord, namesOfRemoved } from './names.ts'

const texts = ['We run Acme and AcmeDB in a vault.', 'อักเม is here', 'Backups every day', 'Widget and Gear']

test('a page is known by its label, its proper names and what people call these', () => {
  const gone = [{ id: 'acme', labels: ['Managed Acme', 'Acme ที่ดูแลให้'] }]
  expect(
    namesOfRemoved(
      gone,
      [],
      [
        ['Acme', 'อักเม', 'acme cloud'],
        ['Widget', 'Gear'],
      ],
      texts,
    ).get('acme'),
  ).toEqual(['Acme', 'อักเม'])
})

test('words that texts also write in lower case are not names, nor are the words of pages that stay', () => {
  const gone = [
    { id: 'safe', labels: ['Safe'] },
    { id: 'gear', labels: ['Gear for Widget'] },
  ]
  const kept = [{ id: 'widget', labels: ['Widget'] }]
  const names = namesOfRemoved(gone, kept, [], ['Widget and Gear', 'a safe'])
  expect(names.get('safe')).toEqual([])
  expect(names.get('gear')).toEqual(['Gear'])
})

test('a product is found without its maker where texts mostly write it as a name', () => {
  const gone = [{ id: 'chest', labels: ['Acme Chest'] }]
  const inLowerCase = 'A chest of drawers.'
  const asName = 'Keys in Chest, managed Chest, your own Chest, with Chest.'
  expect(namesOfRemoved(gone, [], [], [asName, inLowerCase]).get('chest')).toEqual(['Chest'])
  expect(
    namesOfRemoved(gone, [], [], ['Chest of drawers. Keys in Chest.', inLowerCase]).get('chest'),
  ).toEqual([])
})

test('words that visitors search for also mean the page, unless they mean a page that stays too', () => {
  const gone = [
    { id: 'acme', labels: ['Acme'], aliases: ['gear calculator', 'widget hire', 'absent', 'DBaaS'] },
  ]
  const kept = [{ id: 'widget', labels: ['Bolt'], aliases: ['Widget hire'] }]
  const written = ['Gear calculator and widget hire', 'the gear calculator, dBaaS']
  expect(aliasesOfRemoved(gone, kept, written).get('acme')).toEqual(['gear calculator', 'Gear calculator'])
})

test('in English a phrase also means several of its things', () => {
  const gone = [{ id: 'acme', labels: [], aliases: ['public cloud', 'DBaaS'] }]
  expect(aliasesOfRemoved(gone, [], ['Public clouds, on a public cloud, DBaaSs']).get('acme')).toEqual([
    'public cloud',
    'Public clouds',
  ])
})

test('a single word is ordinary in either script, a name or a phrase is not', () => {
  expect(['converter', 'แปลง'].map(isOrdinaryWord)).toEqual([true, true])
  expect(['unit converter', 'แปลงหน่วย', 'CAL', 'Acme'].map(isOrdinaryWord)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
