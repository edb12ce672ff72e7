#!/usr/bin/env node
import '../../../bin/midden.js'
