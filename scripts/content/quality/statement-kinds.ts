import { creditSource, creditTable } from '../pricing/credits.ts'
import {
  afterSeverity,
  anywhere,
  baht,
  gigabytes,
  hours,
  inFacts,
  type Kind,
  minutes,
  months,
  pair,
  percent,
  spans,
  workingDays,
} from './statement-values.ts'

export const kinds: readonly Kind[] = [
  {
    name: 'discount',
    source: 'terms of the price list',
    value: percent,
    near: {
      en: /\bdiscount|(?=.*\b(?:sav(?:e|es|ing)|lowers?|reduces?|cheaper|less|off)\b)(?=.*\b(?:months?|months?'|terms?|contracts?|year)\b)/i,
      th: /ส่วนลด|(?=.*(?:ลดราคา|ประหยัด|ถูกลง|ลดลง))(?=.*(?:เดือน|สัญญา|ปี))/,
    },
    allowed: ({ terms }) => terms.map(({ discount }) => discount),
  },
  {
    name: 'length of a contract',
    source: 'terms and minTerm of the price list',
    value: months,
    near: {
      en: /\b(?:contracts?|committed|commitment|minimum|terms? of|months' term|bound|bind|sign(?:ed)? (?:up )?for)\b/i,
      th: /สัญญา|ขั้นต่ำ|ผูกพัน/,
    },
    allowed: ({ terms, items }) => [
      ...terms.map(({ months }) => String(months)),
      ...items.map(({ minTerm }) => String(minTerm)),
    ],
  },
  {
    name: 'trial',
    source: 'trialDays of the price list',
    value: spans,
    near: {
      en: /\b(?:trials?|pilot|proof of concept|free test|try (?:it|us|them|out|any|every|for free))\b/i,
      th: /ทดลองใช้|ทดสอบฟรี|ใช้ฟรี|ใช้งานฟรี|โครงการนำร่อง/,
    },
    allowed: ({ trialDays }) => [String(trialDays)],
  },
  {
    name: 'notice to end a service',
    source: 'noticeDays of the price list',
    value: spans,
    near: {
      en: /\b(?:cancel|give|end|terminat|leav)\w*\b[^.]*\bnotice\b|\bnotice to end\b|\b(?:leave|cancel|terminate)\b[^.]{0,20}\bafter\b/i,
      th: /บอกเลิก|(?:ยกเลิก|เลิกใช้)[^.]*ล่วงหน้า|แจ้งเลิก/,
    },
    allowed: ({ noticeDays }) => [String(noticeDays)],
  },
  {
    name: 'payment',
    source: 'paymentDays of the price list',
    value: spans,
    near: {
      en: /\binvoices? (?:is|are) due\b|\bpayment (?:period|term)\b|\b(?:pay|paid|payable|due) (?:with)?in\b|\bcredit (?:term|of)\b/i,
      th: /ชำระ(?:เงิน)?ภายใน|ระยะเวลาชำระ|เครดิตเทอม|เครดิต \d+ วัน/,
    },
    allowed: ({ paymentDays }) => [String(paymentDays)],
  },
  {
    name: 'validity of a quotation',
    source: 'quoteDays and quoteDaysGovernment of the price list',
    value: spans,
    near: {
      en: /\b(?:quotations?|quotes?|offers?)\b[^.]*\b(?:valid|stands?|holds?)\b/i,
      th: /ยืนราคา|ใบเสนอราคา[^.]*มีผล/,
    },
    allowed: (list) => [String(list.quoteDays), String(list.quoteDaysGovernment)],
  },
  {
    name: 'minimum charge',
    source: 'minMonthly and support of the price list',
    value: baht,
    near: {
      en: /\bminimum (?:monthly )?(?:charge|fee)\b|\bsmallest (?:invoice|bill)\b|\b(?:pay|bill|invoice|charge)\w*\b[^.]* at least\b/i,
      th: /ค่าบริการขั้นต่ำ|(?:อย่างน้อย|ขั้นต่ำ)เดือนละ/,
    },
    allowed: ({ minMonthly, support }) => [minMonthly, ...support.map(({ minimum }) => minimum)],
  },
  {
    name: 'cost of leaving a term early',
    source: 'earlyExitPercent of the price list',
    value: percent,
    near: {
      en: /\b(?:remaining|rest of the) (?:months|term)\b|\b(?:leav|end|cancel)\w*\b[^.]*\bearly\b/i,
      th: /เดือนที่เหลือ|ก่อนกำหนด|ก่อนครบ(?:สัญญา|กำหนด)/,
    },
    allowed: ({ earlyExitPercent }) => [earlyExitPercent],
  },
  {
    name: 'VAT',
    source: 'vat of the price list',
    value: percent,
    near: { en: /\bVAT\b|\bvalue added tax\b/i, th: /VAT|ภาษีมูลค่าเพิ่ม/ },
    far: { en: /withh|\bbefore VAT/i, th: /หัก ณ ที่จ่าย|หักภาษี|ก่อน VAT/ },
    allowed: ({ vat }) => vat.map(({ rate }) => rate),
  },
  {
    name: 'withholding tax',
    source: 'payers of the price list',
    value: percent,
    near: { en: /\bwithh(?:old|eld)/i, th: /หัก ณ ที่จ่าย|หักภาษี/ },
    far: { en: /\bVAT of\b/i, th: /VAT \d/ },
    allowed: ({ payers, items }) => {
      const sold = [...new Set(items.map(({ wht }) => wht))]
      return payers.flatMap(({ periods }) => sold.flatMap((type) => periods[type].map(({ rate }) => rate)))
    },
  },
  {
    name: 'SLA credit',
    source: 'src/provider/credits.json',
    value: percent,
    near: {
      en: /\bservice credits?\b|\bcredits? (?:of|is|are|reach|up to)\b|\b(?:get|gets|pay) back\b/i,
      th: /เครดิต(?:ค่าบริการ)?|คืนค่าบริการ/,
    },
    allowed: () => [
      ...creditTable.credits,
      ...creditTable.targets.flatMap(({ target, below }) => [target, ...below]),
      creditSource.example.target,
    ],
  },
  {
    name: 'time to claim credits',
    source: 'claimPeriod of locales/facts.json',
    value: spans,
    near: {
      en: /\bclaim\w*\b[^.]*\bcredits?\b|\bcredits?\b[^.]*\bclaim/i,
      th: /ขอ(?:รับ)?เครดิต|เครดิต[^.]*แจ้งภายใน/,
    },
    allowed: (_, facts) => inFacts(facts, /^claim(?:Period|Answer)$/, { value: spans }),
  },
  {
    name: 'time for a proposal',
    source: 'the facts of locales/facts.json whose names end in Time',
    value: workingDays,
    near: { en: /\bproposals?\b/i, th: /ข้อเสนอ(?!แนะ)/ },
    allowed: (_, facts) => inFacts(facts, /Time$/, { value: workingDays }),
  },
  ...[1, 2, 3, 4].flatMap((level): Kind[] => [
    {
      name: `severity ${level}`,
      source: `the facts of locales/facts.json whose names begin with severity${level}`,
      value: afterSeverity(level, '[^.;,]{0,60}?'),
      near: anywhere,
      allowed: (_, facts) => inFacts(facts, new RegExp(`^severity${level}`), { value: minutes }),
    },
    {
      name: `response to severity ${level}`,
      source: `severity${level}Response of locales/facts.json`,
      value: afterSeverity(level, String.raw`[^.;,]{0,40}(?:respon|repl|answer|ตอบ)[^.;,\d]{0,30}`),
      near: anywhere,
      allowed: (_, facts) => inFacts(facts, new RegExp(`^severity${level}Response$`), { value: minutes }),
    },
  ]),
  {
    name: 'credit for an availability',
    source: 'targets of src/provider/credits.json',
    value: {
      en: /\b(?:below|under) (9\d(?:\.\d+)?)%[^.;\d]*(\d\d?)%/gi,
      th: /(?:ต่ำกว่า|ไม่ถึง) ?(9\d(?:\.\d+)?)%[^.;\d]*(\d\d?)%/g,
    },
    near: { en: /credit|back|refund/i, th: /เครดิต|คืน/ },
    allowed: () =>
      creditTable.targets.flatMap(({ below }) =>
        below.map((limit, index) => pair(limit, creditTable.credits[index] ?? '')),
      ),
  },
  {
    name: 'traffic free of charge',
    source: 'included of the items of the price list',
    value: gigabytes,
    near: {
      en: /(?=.*\btraffic\b)(?=.*\b(?:first|free|included|allowance|above|beyond)\b)/i,
      th: /(?=.*Traffic)(?=.*(?:แรก|ฟรี|ไม่คิด|รวม|เกิน))/i,
    },
    allowed: ({ items }) => items.flatMap(({ included }) => (included > 0 ? [String(included)] : [])),
  },
  {
    name: 'working hours',
    source: 'the facts of locales/facts.json whose names end in Hours',
    value: hours,
    near: {
      en: /\bMon\b|\bMonday\b|\b(?:working|office|opening) (?:hours|days)\b|\bweekdays\b/i,
      th: /จันทร์|จ\.–ศ\.|เวลาทำการ|วันทำการ|เปิดทำการ/,
    },
    allowed: (_, facts) => inFacts(facts, /Hours$/, { value: hours }),
  },
]
