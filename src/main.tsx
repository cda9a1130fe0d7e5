import 'virtual:tokens.css'
import './styles/global.css'
import { hydrate } from './app/hydrate.tsx'

void hydrate()
