interface Bot {
  /** Its user agent token in robots.txt. */
  readonly agent: string
  readonly owner: string
  /** `training`: collects texts for models; `answers`: reads pages for the answer to a question. */
  readonly reads: 'training' | 'answers'
}

/**
 * Language models' bots, as their owners document them (November 2026), except Bytespider, which is known only from access logs. Answers of
 * Google, Bing and Apple come from what their search engines read. ChatGPT-User, Perplexity-User and meta-externalfetcher fetch pages that a
 * person has named, and may ignore robots.txt.
 */
const bots: readonly Bot[] = [
  { agent: 'GPTBot', owner: 'OpenAI', reads: 'training' },
  { agent: 'ClaudeBot', owner: 'Anthropic', reads: 'training' },
  { agent: 'Google-Extended', owner: 'Google', reads: 'training' },
  { agent: 'Applebot-Extended', owner: 'Apple', reads: 'training' },
  { agent: 'meta-externalagent', owner: 'Meta', reads: 'training' },
  { agent: 'Amazonbot', owner: 'Amazon', reads: 'training' },
  { agent: 'MistralAI-Training', owner: 'Mistral', reads: 'training' },
  { agent: 'Bytespider', owner: 'ByteDance', reads: 'training' },
  { agent: 'CCBot', owner: 'Common Crawl', reads: 'training' },
  { agent: 'OAI-SearchBot', owner: 'OpenAI', reads: 'answers' },
  { agent: 'ChatGPT-User', owner: 'OpenAI', reads: 'answers' },
  { agent: 'Claude-SearchBot', owner: 'Anthropic', reads: 'answers' },
  { agent: 'Claude-User', owner: 'Anthropic', reads: 'answers' },
  { agent: 'PerplexityBot', owner: 'Perplexity', reads: 'answers' },
  { agent: 'Perplexity-User', owner: 'Perplexity', reads: 'answers' },
  { agent: 'meta-webindexer', owner: 'Meta', reads: 'answers' },
  { agent: 'meta-externalfetcher', owner: 'Meta', reads: 'answers' },
  { agent: 'Amzn-SearchBot', owner: 'Amazon', reads: 'answers' },
  { agent: 'Amzn-User', owner: 'Amazon', reads: 'answers' },
  { agent: 'MistralAI-Index', owner: 'Mistral', reads: 'answers' },
  { agent: 'MistralAI-User', owner: 'Mistral', reads: 'answers' },
  { agent: 'DuckAssistBot', owner: 'DuckDuckGo', reads: 'answers' },
]

const agentsThat = (reads: Bot['reads']) =>
  bots.filter((bot) => bot.reads === reads).map(({ agent }) => agent)

export const trainingBots = agentsThat('training')
export const answerBots = agentsThat('answers')
