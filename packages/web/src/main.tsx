// The order of the layers, before any sheet that names one.
import './style/layers.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepForOffline } from './offline/register.ts'
import { settings } from './settings/settings.ts'
import './style/fonts.css'
import './style/reset.css'
import './style/tokens.css'
import './style/hatchings.css'
import './style/parts.css'
import './style/forced-colors.css'

settings()
keepForOffline()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
